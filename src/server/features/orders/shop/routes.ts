import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as oftenBoughtCalls from '#contract/catalogue/shop-strips.ts';
import { Refusal } from '#contract/errors.ts';
import { tellArrival } from '#contract/orders/hand-over.ts';
import type { Order } from '#contract/orders/orders.ts';
import * as calls from '#contract/orders/orders.ts';
import * as paymentCalls from '#contract/payments/payments.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import type { Db } from '#server/db/connection.ts';
import type { Deps } from '#server/deps.ts';
import { type Call, implement, implementWrite } from '#server/http/call/implement.ts';
import { requestLanguage } from '#server/http/call/request-language.ts';
import { followOffered } from '#server/services/order/offered-methods.ts';
import type { StoredOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { networkOf } from '#server/services/session/limits.ts';
import { refuseWished } from '../placed/keep-wish.ts';
import { readOrderAnswer, toOrderAnswer } from '../placed/order-answer.ts';
import { answerProposals } from './answer-substitutions.ts';
import { cancelOwnOrder, changeOwnOrder } from './change-own-order.ts';
import { createOrderFor } from './create-order.ts';
import { selectOftenBought } from './often-bought.ts';
import { openedPage } from './opened-page.ts';
import { payOrder } from './pay-order.ts';
import { prepareDraft, selectOrderPage, selectOrdersOf } from './queries.ts';
import { checkOwnOrder, findReadableOrder } from './read-order.ts';
import { noteArrival } from './tell-arrival.ts';
import { trackOrder } from './track-order.ts';
import { deleteDraft, updateOrderOf } from './update-order.ts';

export async function orderRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, flags } = deps;
  const readOffered = followOffered(deps);
  const { hot } = deps.connection;
  const orderCall = async <C extends { request: FastifyRequest; tx: Db }>(call: C, who: Identity | null) => {
    const { offered, account, online } = await readOffered(call.tx);
    return {
      ...call,
      buyer: who,
      unverified: who?.isVerified ? null : { network: networkOf(call.request.ip), accountEmail: who?.email ?? null },
      staffId: null,
      offered,
      account,
      online,
      secret: deps.secret,
      answer: ({ decimals, now }: { decimals: number; now: Date }, order: StoredOrder) =>
        toOrderAnswer(order, { decimals, now }),
    };
  };
  const findDraft = prepareDraft(db);
  await implement(app, deps, calls.readDraft, (call) => findDraft(readerOf(call), call.input.store_id));
  await implement(app, deps, calls.readOrder, {
    own: ({ id, who, request }) =>
      findReadableOrder(deps, who, {
        id,
        token: tokenIn(request),
        reader: requestLanguage(request),
      }),
    handle: async ({ own, ...at }) => toOrderAnswer(own, at),
  });
  await implement(app, deps, calls.trackOrder, ({ input, request, ...call }) =>
    trackOrder(deps, { ...call, ip: request.ip }, input),
  );
  await implement(app, deps, calls.listOrders, (call) => selectOrdersOf(db, readerOf(call)));
  await implement(app, deps, calls.collectOrders, ({ input: { page, per_page, status }, ...call }) =>
    selectOrderPage(db, readerOf(call), { page, perPage: per_page, status }),
  );
  await implement(app, deps, oftenBoughtCalls.readOftenBought, ({ who, input, now, ...call }) =>
    selectOftenBought(deps, { ...call, ...who, now }, input),
  );
  const opened = openedPage(deps);
  await implementWrite(app, deps, calls.createOrder, {
    handle: async (call) =>
      createOrderFor(await orderCall(call, call.who), call.input, flags.isOn('features.allowGuestCheckout')),
    after: opened,
  });
  const own = ({ id, who }: { id: number; who: Identity }) => checkOwnOrder(hot, who.customerId, id);
  await implementWrite(app, deps, calls.updateOrder, {
    own,
    handle: async ({ input: { id, ...sent }, ...call }) => {
      const { customerId } = call.who;
      return updateOrderOf({ ...(await orderCall(call, call.who)), customerId }, id, sent);
    },
    after: opened,
  });
  const { secret } = deps;
  await implementWrite(app, deps, calls.changeOrder, {
    handle: async ({ input, request, ...call }) => {
      const { online } = await readOffered(call.tx);
      return changeOwnOrder({ ...call, secret, online }, { ...input, token: input.token ?? tokenIn(request) });
    },
    after: async (answer, call) => {
      await refuseWished(deps, answer, { ...call, id: call.input.id });
      const { id, paymentMethod, payment } = answer as Order;
      if (call.input.preview || !payment || !isWaiting(payment.status)) return answer;
      // The page that was open is ended by the change: another one takes its place.
      await payOrder({ ...deps, readOffered }, id, paymentMethod).catch(() => undefined);
      return readOrderAnswer({ ...call, tx: db }, id);
    },
  });
  await implementWrite(app, deps, calls.cancelOrder, ({ input, request, ...call }) =>
    cancelOwnOrder({ ...call, secret }, { ...input, token: input.token ?? tokenIn(request) }),
  );
  await implementWrite(app, deps, calls.answerSubstitutions, ({ input, request, ...call }) =>
    answerProposals({ ...call, secret }, { ...input, token: input.token ?? tokenIn(request) }),
  );
  await implementWrite(app, deps, tellArrival, ({ input, request, ...call }) =>
    noteArrival({ ...call, secret }, { ...input, token: input.token ?? tokenIn(request) }),
  );
  await implement(app, deps, paymentCalls.payOrder, async ({ input, request, ...call }) => {
    const { id, token = tokenIn(request), payment_method: method } = input;
    await findReadableOrder(deps, call.who, { id, token, reader: call.language });
    await payOrder({ ...deps, readOffered }, id, method).catch(async (error: unknown) => {
      const isPaid = error instanceof Refusal && error.code === 'conflict';
      throw isPaid ? new Refusal('conflict', { data: await readOrderAnswer({ ...call, tx: db }, id) }) : error;
    });
    return readOrderAnswer({ ...call, tx: db }, id);
  });
  await implementWrite(app, deps, calls.deleteOrder, {
    own,
    handle: ({ tx, who, input, now }) => deleteDraft(tx, { ...who, id: input.id, now }),
  });
}

/** The token of the signed link as the link itself has it; writes take it in their body too. */
function tokenIn({ query }: FastifyRequest): string | undefined {
  const { token } = query as { token?: unknown };
  return typeof token === 'string' ? token : undefined;
}

function readerOf({
  who,
  language,
  decimals,
  now,
}: Pick<Call<typeof calls.readDraft>, 'who' | 'language' | 'decimals' | 'now'>) {
  return { customerId: who.customerId, language, decimals, now };
}
