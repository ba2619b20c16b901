import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '../accounts.ts';
import { makeProducts, makeStore } from '../catalogue.ts';
import { bearer, nextGuest } from '../order-shop.ts';
import type { TestApp, TestCall } from '../test-app.ts';
import type { Model, ModelOrder, State, Wanted } from './model.ts';
import * as expected from './model.ts';

export const kinds = [
  'add',
  'add',
  'remove',
  'submit',
  'submit',
  'guest',
  'cancel',
  'change',
  'change',
  'move',
  'move',
  'move',
  'return',
  'return',
  'restock',
  'price',
  'price',
  'credit',
  'again',
  'replay',
] as const;
export type Step = {
  kind: string;
  pick: number;
  product: number;
  quantity: number;
  wanted: Wanted;
  to: State;
  yes: boolean;
};

/** Where the steps are done: a shop with its staff, and a customer and goods that no other run has. */
export type Place = {
  t: TestApp;
  storeId: number;
  customerId: number;
  ids: number[];
  me: Record<string, string>;
  staff: Record<string, string>;
  /** The last write of the customer that was done, to be sent once more. */
  last: { send: () => Promise<TestCall>; answer: TestCall } | null;
  keys: number;
};
/** The status that is expected, the answer that came, the order concerned. */
export type Done = { status: number; answer: TestCall | null; order?: ModelOrder | undefined };

export async function makeShop(t: TestApp): Promise<Pick<Place, 'storeId' | 'staff'>> {
  return { storeId: await makeStore(t.db), staff: bearer((await makeStaff(t)).token) };
}

export async function makePlace(t: TestApp, shop: Pick<Place, 'storeId' | 'staff'>, model: Model): Promise<Place> {
  const { customer, token } = await makeSignedIn(t, { name: 'Camille', phone: '0123456789' });
  const list = model.cents.map((cents, i) => ({
    stores: [shop.storeId],
    cents,
    quantityMilli: (model.stock[i] ?? 0) * 1000,
  }));
  const ids = await makeProducts(t.db, list);
  return { t, ...shop, customerId: customer.id, ids, me: bearer(token), last: null, keys: 0 };
}

/** Does one step in the shop and in the model. */
export async function act(context: Place, model: Model, step: Step): Promise<Done> {
  // One of the last few, so that some come as far as they can.
  const order = model.orders.at(-1 - (step.pick % Math.max(1, Math.min(4, model.orders.length))));
  if (step.kind === 'add' || step.kind === 'remove') return writeDraft(context, model, step);
  if (step.kind === 'submit') return submit(context, model, step.yes);
  if (step.kind === 'guest') return orderAsGuest(context, model, step.wanted);
  if (step.kind === 'restock' || step.kind === 'price') return edit(context, model, step);
  if (step.kind === 'credit') return giveCredit(context, model, step.quantity * 50);
  if (step.kind === 'replay') return replay(context);
  return order ? actOn(context, model, order, step) : { status: 200, answer: null };
}

async function actOn(context: Place, model: Model, order: ModelOrder, step: Step): Promise<Done> {
  const { t, staff } = context;
  const path = `/order/${order.id}`;
  if (step.kind === 'cancel')
    return {
      order,
      status: expected.cancel(model, order, false),
      answer: await own(context, order, 'POST', `${path}/cancel`, {}),
    };
  if (step.kind === 'change') {
    const status = expected.change(model, order, step.wanted);
    return { order, status, answer: await own(context, order, 'POST', `${path}/change`, items(context, step.wanted)) };
  }
  if (step.kind === 'move') {
    const to = (step.yes && expected.next[order.state]) || step.to;
    const status = expected.move(model, order, to);
    return { order, status, answer: await t.call('PUT', `/orders/${order.id}/status`, { status: to }, staff) };
  }
  if (step.kind === 'return') {
    const wanted = step.yes ? expected.leftOf(order, step.wanted) : step.wanted;
    const status = expected.takeBack(model, order, wanted);
    const sent = { ...items(context, wanted), reason: 'Abîmé' };
    return { order, status, answer: await t.call('POST', `/orders/${order.id}/returns`, sent, staff) };
  }
  // What was placed before is submitted again.
  const status = order.isGuests ? 404 : order.state === 'cancelled' ? 409 : 200;
  return { order, status, answer: await t.call('PUT', path, { status: 'submitted' }, context.me) };
}

const items = ({ ids }: Place, wanted: Wanted) => ({
  order_items: wanted.map(([product, quantity]) => ({ product_id: ids[product], quantity })),
});

/** By the account, or by the link of the mail. */
async function own(
  context: Place,
  order: ModelOrder,
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<TestCall> {
  if (!order.isGuests) return asCustomer(context, method, path, body);
  return context.t.call(method, path, { ...body, token: orderToken(context.t.deps.secret, order.id) });
}

/** With a key of its own, so that it can be sent again. */
async function asCustomer(context: Place, method: 'POST' | 'PUT', path: string, body: object): Promise<TestCall> {
  const headers = { ...context.me, 'idempotency-key': `step ${context.keys++}` };
  const send = () => context.t.call(method, path, body, headers);
  const answer = await send();
  if (answer.status === 200) context.last = { send, answer };
  return answer;
}

async function writeDraft(context: Place, model: Model, { kind, product, quantity, yes }: Step): Promise<Done> {
  const before = (model.draft?.parts ?? []).map(({ product: one, quantity: many }) => [one, many] as const);
  const others = before.filter(([one]) => one !== product);
  const had = before.find(([one]) => one === product)?.[1] ?? 0;
  const wanted: Wanted = kind === 'add' ? [...others, [product, had + quantity]] : others;
  const id = model.draft?.id;
  const sent = { store_id: context.storeId, type: 'pickup', use_store_credit: yes, ...items(context, wanted) };
  const answer = await asCustomer(context, id ? 'PUT' : 'POST', id ? `/order/${id}` : '/order/create', sent);
  const status = expected.writeDraft(model, wanted, yes);
  if (model.draft && answer.status === 200) model.draft.id = answer.body.data.id;
  return { status, answer };
}

async function submit(context: Place, model: Model, seen: boolean): Promise<Done> {
  const { draft } = model;
  if (!draft) return { status: 200, answer: null };
  const now = draft.parts.reduce((sum, { product, quantity }) => sum + quantity * (model.cents[product] ?? 0), 0);
  const sent = { status: 'submitted', ...(seen && { total_include_gst: now / 100 }) };
  const answer = await asCustomer(context, 'PUT', `/order/${draft.id}`, sent);
  const status = expected.submit(model, seen);
  return { status, answer, order: status === 200 ? model.orders.at(-1) : undefined };
}

async function orderAsGuest(context: Place, model: Model, wanted: Wanted): Promise<Done> {
  const sent = {
    store_id: context.storeId,
    type: 'pickup',
    status: 'submitted',
    ...nextGuest(),
    ...items(context, wanted),
  };
  // Those of each run from a network of their own: one network may order a thousand times an hour.
  const network = { 'x-forwarded-for': `10.${context.customerId >> 8}.${context.customerId & 255}.1` };
  const answer = await context.t.call('POST', '/order/create', sent, network);
  const status = expected.orderAsGuest(model, wanted);
  const order = status === 200 ? model.orders.at(-1) : undefined;
  if (order) order.id = answer.body.data.id;
  return { status, answer, order };
}

/** What is to be had, or the price, as staff write it. */
async function edit(context: Place, model: Model, { kind, product, quantity }: Step): Promise<Done> {
  const change = kind === 'restock' ? { quantityInStock: quantity * 2 } : { price: 1 + quantity / 4 };
  if (kind === 'restock') model.stock[product] = quantity * 2;
  else model.cents[product] = 100 + quantity * 25;
  const sent = { stores: [{ storeId: context.storeId, ...change }] };
  return { status: 200, answer: await context.t.call('PUT', `/products/${context.ids[product]}`, sent, context.staff) };
}

async function giveCredit({ t, staff, customerId }: Place, model: Model, cents: number): Promise<Done> {
  model.balance += cents;
  const sent = { amount: cents / 100, reason: 'Geste' };
  return { status: 200, answer: await t.call('POST', `/customers/${customerId}/credit`, sent, staff) };
}

/** The last write once more, with its key: the same answer, and nothing done. */
async function replay({ last }: Place): Promise<Done> {
  if (!last) return { status: 200, answer: null };
  const again = await last.send();
  if (JSON.stringify(again.body) !== JSON.stringify(last.answer.body))
    throw new Error('another answer for the same key');
  return { status: 200, answer: again };
}
