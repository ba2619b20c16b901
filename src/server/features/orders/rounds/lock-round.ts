import { invalidFields, Refusal } from '#contract/errors.ts';
import { hasRole } from '#domain/access/roles.ts';
import { mayActIn } from '#domain/access/staff-stores.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, eq, inArray } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { orders } from '#server/db/tables/orders.ts';
import { roundOrders, rounds } from '#server/db/tables/rounds.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import type { StaffWrite } from '../staff/staff-write.ts';

/** Who of the staff writes a round, in which transaction, at what moment; `currency` is that of the shop (ISO 4217). */
export type RoundWrite = StaffWrite & { currency: string };
export type RoundRowStored = typeof rounds.$inferSelect;
export type StopRow = typeof roundOrders.$inferSelect;

export type LockedRound = { round: RoundRowStored; stops: StopRow[]; orders: ReadonlyMap<number, OrderRow> };

/** Whether somebody may know of a round: whoever manages orders of its store, and its driver while he is there for it. */
export function isOwnRound(
  { customerId, roles, storeIds }: Identity,
  { driverId, storeId }: Pick<RoundRowStored, 'driverId' | 'storeId'>,
): boolean {
  return mayActIn(storeIds, storeId) && (hasRole(roles, 'CAN_MANAGE_ORDERS') || driverId === customerId);
}

/**
 * A round with its stops in their order, and their orders, locked until the transaction ends: orders first, in the order of
 * their ids, as whoever cancels an order holds that before the round that it leaves. Throws `notFound`, for another driver’s
 * as well.
 */
export async function lockRound(tx: Db, id: number, who: Identity): Promise<LockedRound> {
  const own = tx.select({ id: roundOrders.orderId }).from(roundOrders).where(eq(roundOrders.roundId, id));
  const held = await tx.select().from(orders).where(inArray(orders.id, own)).orderBy(asc(orders.id)).for('update');
  const [round] = await tx.select().from(rounds).where(eq(rounds.id, id)).for('update');
  if (!round || !isOwnRound(who, round)) throw new Refusal('notFound');
  const stops = await tx
    .select()
    .from(roundOrders)
    .where(eq(roundOrders.roundId, id))
    .orderBy(asc(roundOrders.position), asc(roundOrders.orderId));
  return { round, stops, orders: new Map(held.map((order) => [order.id, order])) };
}

/** Throws `invalid` on `driver_id` for whoever may not deliver for the store, or has no account that is in use. */
export async function checkDriver(tx: Db, { id, storeId }: { id: number; storeId: number }): Promise<void> {
  const { active: isActive, storeIds } = customers;
  const [driver] = await tx.select({ isActive, storeIds }).from(customers).where(eq(customers.id, id));
  const held = await tx
    .select({ role: customerRoles.role })
    .from(customerRoles)
    .where(eq(customerRoles.customerId, id));
  const mayDeliver = hasRole(
    held.map(({ role }) => role),
    'CAN_DELIVER_ORDERS',
  );
  if (!driver?.isActive || !mayDeliver || !mayActIn(driver.storeIds, storeId))
    throw invalidFields({ driver_id: 'validation.invalid' });
}

/** A sum of cash as it was sent, in cents. Throws `invalid` on `field` for parts of a cent. */
export function readCash(sent: number, field: string, decimals: number): number {
  if (!isWholeCents(sent, decimals)) throw invalidFields({ [field]: 'validation.number' });
  return fromDecimal(sent, decimals);
}
