import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PaymentStatus, paymentStatuses } from '#domain/order/payment.ts';
import { type ListedStatus, type StaffStatus, staffStatuses } from '#domain/order/status.ts';
import { eq } from '#server/db/sql.ts';
import { prices } from '#server/db/tables/prices.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { makeProduct } from '#server/testing/catalogue.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, makeOrderShop, nextGuest, stockOf } from '#server/testing/order-shop.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const t = await startSoundApp();
const storeId = (await makeOrderShop(t)).storeId;
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const { customer, token } = await makeSignedIn(t, { name: 'Camille', phone: '0123456789' });
const shopper = bearer(token);
const shopperId = customer.id;

/** Pieces at a price, in cents; of one product they stand in the order in which they were ordered. */
type Part = { product: number; quantity: number; cents: number };
type ModelOrder = {
  id: number;
  state: ListedStatus;
  parts: Part[];
  payment: PaymentStatus;
  /** It was handed over, and its invoice numbered, after it was marked as paid. */
  isInvoiced: boolean;
  isShoppers: boolean;
};
type Wanted = readonly [product: number, quantity: number][];

/** The shop as it is expected to be, computed as simply as possible. */
type Model = { orders: ModelOrder[]; stock: number[]; cents: number[] };

const ways: Record<string, readonly StaffStatus[]> = {
  pending: ['processing', 'cancelled', 'rejected'],
  processing: ['ready', 'cancelled'],
  ready: ['delivered', 'cancelled'],
};
const held = (parts: readonly Part[], product: number) =>
  parts.reduce((sum, part) => sum + (part.product === product ? part.quantity : 0), 0);
const total = (parts: readonly Part[]) => parts.reduce((sum, { quantity, cents }) => sum + quantity * cents, 0);
const priced = (model: Model, wanted: Wanted): Part[] =>
  wanted.map(([product, quantity]) => ({ product, quantity, cents: model.cents[product] ?? 0 }));
const isThere = (model: Model, parts: readonly Part[], before: readonly Part[] = []) =>
  model.stock.every((left, product) => held(parts, product) - held(before, product) <= left);
const take = (model: Model, parts: readonly Part[], before: readonly Part[]) => {
  model.stock = model.stock.map((left, product) => left - held(parts, product) + held(before, product));
};

/** Piece by piece: those that stay are the first, those that come have the price of today. */
function changed(model: Model, before: readonly Part[], wanted: Wanted): Part[] {
  return wanted.flatMap(([product, quantity]) => {
    const pieces = before
      .filter((part) => part.product === product)
      .flatMap((part) => Array.from({ length: part.quantity }, () => ({ ...part, quantity: 1 })));
    const today = { product, quantity: 1, cents: model.cents[product] ?? 0 };
    return Array.from({ length: quantity }, (_, i) => pieces[i] ?? today);
  });
}

const step = fc.record({
  kind: fc.constantFrom(
    'shopper',
    'guest',
    'staff',
    'draft',
    'draft',
    'write',
    'write',
    'place',
    'move',
    'move',
    'pay',
    'delete',
    'price',
    'again',
  ),
  pick: fc.nat(),
  wanted: fc.uniqueArray(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 5 })), {
    maxLength: 3,
    selector: ([product]) => product,
  }),
  to: fc.constantFrom(...staffStatuses),
  payment: fc.constantFrom(...paymentStatuses),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('whatever staff and shoppers do in whatever order, the shop does what a plain model does', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const model: Model = { orders: [], stock: [6, 6, 9], cents: [100, 250, 399] };
      const ids = await Promise.all(
        model.stock.map((pieces, i) =>
          makeProduct(t.db, { stores: [storeId], cents: model.cents[i] ?? 0, quantityMilli: pieces * 1000 }),
        ),
      );
      for (const one of steps) {
        const [expected, status, concerned] = await act(model, ids, one);
        expect([one.kind, status]).toEqual([one.kind, expected]);
        if (concerned) await compare(concerned);
        const left = await Promise.all(ids.map((id) => stockOf(t, id)));
        expect(left).toEqual(model.stock.map((pieces) => pieces * 1000));
      }
      expect(await brokenInvariants(t.db)).toEqual({});
    }),
    { numRuns: 10 },
  );
}, 120_000);

async function compare({ id, state, parts, payment, isShoppers }: ModelOrder) {
  const { body } = await t.call('GET', `/orders/${id}`, undefined, staff);
  const { status, paymentStatus, totalAmount } = body.data;
  const expected = { status: state, paymentStatus: payment, cents: total(parts) };
  expect({ status, paymentStatus, cents: Math.round(totalAmount * 100) }).toEqual(expected);
  const seen = await t.call('GET', `/order/${id}`, undefined, shopper);
  expect(seen.status).toBe(isShoppers && state !== 'draft' ? 200 : 404);
}

/** Does one step in the shop and in the model: the status that is expected, the one that came, the order concerned. */
async function act(model: Model, ids: readonly number[], one: Step): Promise<[number, number, ModelOrder?]> {
  const order_items = one.wanted.map(([product, quantity]) => ({ product_id: ids[product], quantity }));
  const content = { store_id: storeId, type: 'pickup', order_items };
  const order = model.orders[one.pick % Math.max(1, model.orders.length)];
  if (one.kind === 'price') {
    const product = one.pick % ids.length;
    model.cents[product] = 100 + (one.pick % 400);
    await t.db
      .update(prices)
      .set({ cents: model.cents[product] })
      .where(eq(prices.productId, ids[product] ?? 0));
    return [200, 200];
  }
  if (one.kind === 'shopper' || one.kind === 'guest' || one.kind === 'staff') {
    const isStaff = one.kind === 'staff';
    const who = one.kind === 'guest' ? nextGuest() : isStaff ? { customer_id: shopperId } : {};
    const as = one.kind === 'guest' ? {} : isStaff ? staff : shopper;
    const path = isStaff ? '/orders' : '/order/create';
    const answer = await t.call('POST', path, { ...content, ...who, status: 'submitted' }, as);
    const parts = priced(model, one.wanted);
    if (parts.length === 0) return [422, answer.status];
    if (!isThere(model, parts)) return [409, answer.status];
    return [200, answer.status, added(model, answer.body.data?.id, parts, 'pending', one.kind !== 'guest')];
  }
  if (one.kind === 'draft') {
    const answer = await t.call('POST', '/orders', { ...content, customer_id: shopperId }, staff);
    const parts = priced(model, one.wanted);
    if (!isThere(model, parts)) return [422, answer.status];
    return [200, answer.status, added(model, answer.body.data?.id, parts, 'draft', true)];
  }
  if (!order) return [200, 200];
  const path = `/orders/${order.id}`;
  if (one.kind === 'move') {
    const { status } = await t.call('PUT', `${path}/status`, { status: one.to }, staff);
    if (order.state === one.to) return [200, status, order];
    if (!ways[order.state]?.includes(one.to)) return [409, status, order];
    if (one.to === 'cancelled' || one.to === 'rejected') take(model, [], order.parts);
    order.state = one.to;
    if (one.to === 'delivered') order.isInvoiced = true;
    return [200, status, order];
  }
  if (one.kind === 'pay') {
    const { status } = await t.call('PUT', `${path}/payment`, { payment_status: one.payment }, staff);
    if (order.payment === one.payment) return [200, status, order];
    const after: readonly PaymentStatus[] = order.isInvoiced ? ['refunded'] : ['refunded', 'needs_payment'];
    const next = { needs_payment: ['paid'], paid: after, refunded: [], authorised: [] }[order.payment];
    if (order.state === 'draft' || !next.some((each) => each === one.payment)) return [409, status, order];
    order.payment = one.payment;
    order.isInvoiced = false;
    return [200, status, order];
  }
  if (one.kind === 'delete') {
    const { status } = await t.call('DELETE', path, undefined, staff);
    if (order.state !== 'draft') return [409, status, order];
    model.orders = model.orders.filter((each) => each !== order);
    return [200, status];
  }
  if (one.kind === 'again') {
    const { status } = await t.call('PUT', `/order/${order.id}`, { status: 'submitted' }, shopper);
    if (!order.isShoppers || order.state === 'draft') return [404, status, order];
    return [order.state === 'cancelled' || order.state === 'rejected' ? 409 : 200, status, order];
  }
  const state = one.kind === 'place' ? { status: 'submitted' } : {};
  const { status } = await t.call('PUT', path, { order_items, ...state }, staff);
  return [write(model, order, one.wanted, one.kind === 'place'), status, order];
}

function added(model: Model, id: number, parts: Part[], state: ListedStatus, isShoppers: boolean): ModelOrder {
  const order: ModelOrder = { id, parts, state, payment: 'needs_payment', isInvoiced: false, isShoppers };
  model.orders.push(order);
  if (state !== 'draft') take(model, parts, []);
  return order;
}

/** The goods of an order written anew, and of a draft perhaps its placing. */
function write(model: Model, order: ModelOrder, wanted: Wanted, isPlaced: boolean): number {
  if (order.state === 'draft') {
    const parts = priced(model, wanted);
    if (isPlaced && parts.length === 0) return 422;
    if (!isThere(model, parts)) return isPlaced ? 409 : 422;
    order.parts = parts;
    if (isPlaced) take(model, parts, []);
    if (isPlaced) order.state = 'pending';
    return 200;
  }
  const parts = changed(model, order.parts, wanted);
  if (model.stock.every((_, product) => held(parts, product) === held(order.parts, product))) return 200;
  if (order.state !== 'pending' && order.state !== 'processing') return 409;
  if (order.payment === 'refunded') return 409;
  if (parts.length === 0) return 422;
  if (!isThere(model, parts, order.parts)) return 409;
  take(model, parts, order.parts);
  order.parts = parts;
  return 200;
}
