import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { updateRound } from '#contract/orders/rounds.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { rounds } from '#server/db/tables/rounds.ts';
import { checkDriver, type LockedRound, lockRound, type RoundWrite, readCash } from './lock-round.ts';
import { readRoundOf } from './read-round.ts';

/**
 * Changes a round before it has started: the order of its stops, its driver, its float. Throws `notFound`, `conflict` with
 * the round once it has started and for a stale version, and `invalid` for stops that are not all of its own.
 */
export async function changeRound(call: RoundWrite, sent: ParsedOf<typeof updateRound>): Promise<void> {
  const { tx, who, decimals, audit } = call;
  const { id, version, driver_id: driverId, float, stops: wanted } = sent;
  const locked = await lockRound(tx, id, who);
  const { round } = locked;
  if (round.state !== 'planned' || (version !== undefined && version !== round.version))
    throw new Refusal('conflict', { data: await readRoundOf(tx, { id, who, decimals }) });
  const floatCents = float === undefined ? round.floatCents : readCash(float, 'float', decimals);
  if (driverId !== undefined && driverId !== round.driverId)
    await checkDriver(tx, { id: driverId, storeId: round.storeId });
  const before = open(locked);
  const after = wanted ?? before;
  if (after.toSorted(byNumber).join() !== before.toSorted(byNumber).join())
    throw invalidFields({ stops: 'validation.invalid' });
  const numbersOf = (ids: readonly number[]) => ids.map((orderId) => locked.orders.get(orderId)?.orderNumber);
  const fields = (ids: readonly number[], driver: number | null, cents: number) => ({
    orders: numbersOf(ids),
    driver,
    cashFloat: toDecimal(cents, decimals),
  });
  await audit({
    thing: 'round',
    id,
    storeId: round.storeId,
    before: fields(before, round.driverId, round.floatCents),
    after: fields(after, driverId ?? round.driverId, floatCents),
  });
  await tx
    .update(rounds)
    .set({ driverId: driverId ?? round.driverId, floatCents, version: round.version + 1 })
    .where(eq(rounds.id, id));
  if (after.join() !== before.join()) await writePositions(tx, id, after);
}

const byNumber = (a: number, b: number) => a - b;

/** The orders that are still in it, in their order. */
function open({ stops }: LockedRound): number[] {
  return stops.filter(({ state }) => state === 'waiting').map(({ orderId }) => orderId);
}

async function writePositions(tx: Db, roundId: number, ids: readonly number[]): Promise<void> {
  await tx.execute(sql`
    update round_orders set position = wanted.place - 1
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality as wanted(id, place)
    where round_id = ${roundId} and order_id = wanted.id::int`);
}

/** Deletes a round that has not started: its orders are in none. Throws `notFound`, and `conflict` for any other. */
export async function removeRound(call: RoundWrite, id: number): Promise<void> {
  const { tx, who, audit } = call;
  const { round, ...locked } = await lockRound(tx, id, who);
  if (round.state !== 'planned') throw new Refusal('conflict');
  const numbers = [...locked.orders.values()].map(({ orderNumber }) => orderNumber);
  const before = { status: round.state, orders: numbers };
  await audit({ thing: 'round', id, storeId: round.storeId, before, after: null });
  await tx.update(orders).set({ roundId: null }).where(eq(orders.roundId, id));
  await tx.delete(rounds).where(eq(rounds.id, id));
}
