import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import * as notesCalls from '#contract/office/notes.ts';
import * as calls from '#contract/orders/staff-orders.ts';
import * as paymentCalls from '#contract/payments/staff-payments.ts';
import * as closingCalls from '#contract/stores/closing.ts';
import { hasRole } from '#domain/access/roles.ts';
import { takesStock } from '#domain/order/status.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { followOffered } from '#server/services/order/offered-methods.ts';
import { refuseWished } from '../placed/keep-wish.ts';
import { addOrderNote } from './add-order-note.ts';
import { closeAskedSlots } from './closing/close-slots.ts';
import { emptyAskedSlots } from './closing/empty-slots.ts';
import { readSlotOrders, readStoreZone } from './closing/slots-asked.ts';
import { createStaffOrder } from './create-staff-order.ts';
import { deleteStaffDraft } from './delete-staff-draft.ts';
import { selectBuyers } from './find-buyers.ts';
import { handOverRoutes } from './hand-over-routes.ts';
import { lookUpPayments } from './look-up-payments.ts';
import { markPaymentAs } from './mark-payment.ts';
import { markPaymentSeen } from './mark-payment-seen.ts';
import { moveOrderTo } from './move-order.ts';
import { readStaffDetail } from './order-detail.ts';
import { selectStaffOrders } from './queries.ts';
import { tellPaymentNeeded } from './tell-payment-needed.ts';
import { updateStaffOrder } from './update-staff-order.ts';
import { withoutPerson } from './without-person.ts';

export async function staffOrderRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config, secret } = deps;
  const readOffered = followOffered(deps);
  const own = ({ id }: { id: number }) => readStaffDetail({ tx: db, decimals: config.decimals }, id);
  await implement(app, deps, calls.listAdminOrders, ({ decimals, now, who: { storeIds }, input }) => {
    const { per_page: perPage, ...asked } = input;
    return selectStaffOrders(db, { ...asked, perPage, storeIds }, { decimals, now });
  });
  await implement(app, deps, calls.findBuyers, ({ input }) => selectBuyers(db, input.q));
  await implement(app, deps, calls.readAdminOrder, { own, handle: async (call) => call.own });
  await implementWrite(app, deps, calls.createAdminOrder, async ({ input, ...call }) =>
    createStaffOrder({ ...call, secret, ...(await readOffered(call.tx)) }, input),
  );
  await implementWrite(app, deps, calls.updateAdminOrder, {
    own,
    handle: async ({ input, ...call }) => {
      const write = { ...call, secret, ...(await readOffered(call.tx)) };
      return updateStaffOrder(write, input).catch((error: unknown) => {
        throw tellPaymentNeeded(error, { ...call, currency: config.currency, isAsked: false });
      });
    },
    after: async (answer, { input, ...call }) => {
      await refuseWished(deps, answer, { ...call, id: input.id }).catch((error: unknown) => {
        throw tellPaymentNeeded(error, { ...call, currency: config.currency, isAsked: true });
      });
      return answer;
    },
  });
  await implementWrite(app, deps, calls.moveOrder, {
    own,
    handle: async ({ input, ...call }) => {
      const isManager = hasRole(call.who.roles, 'CAN_MANAGE_ORDERS');
      if (!isManager && !takesStock(input.status)) throw new Refusal('forbidden');
      const order = await moveOrderTo({ ...call, currency: config.currency }, input);
      return isManager ? order : withoutPerson(order);
    },
  });
  await handOverRoutes(app, deps);
  await implementWrite(app, deps, calls.markPayment, {
    own,
    handle: ({ input, ...call }) => markPaymentAs(call, input),
  });
  await implement(app, deps, paymentCalls.lookUpPayments, {
    own,
    handle: ({ input, decimals }) => lookUpPayments(deps, input.id, decimals),
  });
  await implementWrite(app, deps, paymentCalls.markPaymentSeen, {
    own,
    handle: ({ input, ...call }) => markPaymentSeen(call, input),
  });
  await implementWrite(app, deps, notesCalls.addOrderNote, {
    own,
    handle: ({ input, ...call }) => addOrderNote(call, input),
  });
  const ofStore = ({ id }: { id: number }) => readStoreZone(db, id);
  await implement(app, deps, closingCalls.listSlotOrders, {
    own: ofStore,
    handle: ({ input, now }) => readSlotOrders(db, input, now),
  });
  await implementWrite(app, deps, closingCalls.closeSlots, {
    own: ofStore,
    handle: async ({ input, ...call }) => {
      await closeAskedSlots(call, input);
      return readSlotOrders(call.tx, input, call.now);
    },
  });
  await implementWrite(app, deps, closingCalls.emptySlots, {
    own: ofStore,
    handle: async ({ input, ...call }) =>
      emptyAskedSlots({ ...call, secret, currency: config.currency, ...(await readOffered(call.tx)) }, input),
  });
  await implementWrite(app, deps, calls.deleteAdminOrder, {
    own,
    handle: ({ input, ...call }) => deleteStaffDraft(call, input.id),
  });
}
