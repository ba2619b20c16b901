import type { FastifyInstance } from 'fastify';
import { invalidFields, Refusal } from '#contract/errors.ts';
import * as calls from '#contract/orders/hand-over.ts';
import { hasRole } from '#domain/access/roles.ts';
import { toDecimal } from '#domain/money/cents.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { type OrderRow, selectOrder } from '#server/services/order/stored-order.ts';
import { readSentBack } from '#server/services/payments/refunds.ts';
import { isDriving, noteHandedOver } from '#server/services/rounds/open-round.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { countWrongCode, findPickup, selectArrivals } from './find-pickup.ts';
import { handOver } from './hand-over.ts';
import { lockOrder } from './lock-order.ts';
import { readStaffDetail } from './order-detail.ts';
import { planHandOver } from './plan-hand-over.ts';
import { withoutPerson } from './without-person.ts';

/** What is done at the desk where orders are collected. */
export async function handOverRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const ownStore = async ({ id }: { id: number }) => {
    const [store] = await db.select({ id: stores.id }).from(stores).where(eq(stores.id, id));
    if (!store) throw new Refusal('notFound');
    return store;
  };
  const own = ({ id }: { id: number }) => readStaffDetail({ tx: db, decimals: config.decimals }, id);
  await implement(app, deps, calls.findPickup, {
    own: ownStore,
    handle: ({ input, ...by }) => findPickup(deps, input, by),
  });
  await implement(app, deps, calls.listArrivals, {
    own: ownStore,
    handle: ({ input }) => selectArrivals(db, input.id),
  });
  await implement(app, deps, calls.sumHandOver, {
    own,
    handle: async ({ input, who, decimals }) => {
      const order = await selectOrder(db, input.id);
      if (!order) throw new Refusal('notFound');
      await requireHandsOver(db, who, order);
      const { refused, dueCents, needsAge } = await planHandOver(db, order, input.refused);
      const refusedAmount = toDecimal(refused?.totalCents ?? 0, decimals);
      return { dueAmount: toDecimal(dueCents, decimals), refusedAmount, needsAge };
    },
  });
  await implementWrite(app, deps, calls.handOverOrder, {
    own,
    before: async ({ input: { id, code }, who }) => {
      if (code === undefined) return;
      await countWrongCode(deps, who, async () => {
        const [row] = await db.select({ code: orders.pickupCode }).from(orders).where(eq(orders.id, id));
        if (row?.code !== code) throw invalidFields({ code: 'handOver.wrongCode' });
      });
    },
    handle: async ({ input, ...call }) => {
      const { tx, who, decimals } = call;
      const row = await lockOrder(tx, input.id);
      await requireHandsOver(tx, who, row);
      const { note, cashCents } = await handOver({ ...call, currency: config.currency }, row, input);
      if (row.roundId !== null)
        await noteHandedOver(call, { orderId: row.id, roundId: row.roundId }, { cashCents, by: who.customerId });
      const order = await readStaffDetail(call, input.id);
      const back = note && { id: note.id, creditCents: note.content.creditCents };
      const sentBack = back ? await readSentBack(tx, back, decimals) : { refunds: [], credit: 0 };
      return { ...(hasRole(who.roles, 'CAN_MANAGE_ORDERS') ? order : withoutPerson(order)), ...sentBack };
    },
  });
}

/**
 * Who picks hands over what is collected, who manages orders anything, a driver what a round of theirs that is under way
 * brings: of any other order a driver learns nothing. Throws `forbidden`, or `notFound` for a driver.
 */
async function requireHandsOver(
  tx: Db,
  { customerId, roles }: Pick<Identity, 'customerId' | 'roles'>,
  { type, roundId }: Pick<OrderRow, 'type' | 'roundId'>,
): Promise<void> {
  if (hasRole(roles, 'CAN_MANAGE_ORDERS') || (type === 'pickup' && hasRole(roles, 'CAN_PICK_ORDERS'))) return;
  if (!hasRole(roles, 'CAN_DELIVER_ORDERS')) throw new Refusal('forbidden');
  if (roundId === null || !(await isDriving(tx, roundId, customerId))) throw new Refusal('notFound');
}
