import { describe, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { shoppingLists } from '#server/db/tables/lists.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';
import { pushDevices } from '#server/db/tables/push.ts';
import { reviews } from '#server/db/tables/reviews.ts';
import { passkeys } from '#server/db/tables/sign-in-means.ts';
import { slots } from '#server/db/tables/slots.ts';
import { issueInvoice } from '#server/features/orders/placed/issue-invoice.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { invoiceFile } from '#server/services/invoice/add-invoice.ts';
import { type Customer, makeStaff, signIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { makePurchase } from '#server/testing/purchases.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeTask } from '#server/testing/tasks.ts';

const t = await startSharedApp();
const storeId = await makeStore(t.db);
// All but the one that keeps staff out until they have a second factor.
t.deps.flags.isOn = (flag) => flag !== 'features.twoFactorForStaff';

const place = { name: 'Maison', address: '1 rue des Tests', city: 'Paris', zipCode: '75013' };
const one = async <T extends { id: number }>(rows: Promise<T[]>): Promise<number> => (await rows)[0]?.id ?? 0;

const makeAddress = async (customerId: number) => {
  await t.db.insert(shippingAddresses).values({ customerId, ...place, isDefault: true });
  return one(
    t.db
      .insert(shippingAddresses)
      .values({ customerId, ...place })
      .returning(),
  );
};
const makePayment = (customerId: number) =>
  one(
    t.db
      .insert(paymentMethods)
      .values({ customerId, type: 'check', checkNumber: '12', checkBankName: 'B' })
      .returning(),
  );
const makeList = (customerId: number) =>
  one(t.db.insert(shoppingLists).values({ customerId, name: 'Semaine' }).returning());
const makeDraft = (customerId: number) => one(t.db.insert(orders).values({ storeId, customerId }).returning());
const makeInvoiced = async (customerId: number) => {
  const productId = await makeProduct(t.db, { stores: [storeId] });
  const lineId = await makePurchase(t.db, { storeId, customerId, productId, at: new Date() });
  const [line] = await t.db.select().from(orderLines).where(eq(orderLines.id, lineId));
  const id = line?.orderId ?? 0;
  const { number } = await t.write((write) => issueInvoice({ ...write, currency: 'EUR' }, id));
  await t.deps.files.put(invoiceFile(number), Buffer.from('%PDF'));
  return id;
};
const makeBooked = async (customerId: number) => {
  const startsAt = new Date('2026-11-24T09:00:00Z');
  const times = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000), cutOffAt: startsAt };
  const capacity = { mostOrders: 1, mostPickingSeconds: 60, feeCents: 0 };
  const slotId = await one(
    t.db
      .insert(slots)
      .values({ storeId, type: 'pickup', ...times, ...capacity })
      .returning(),
  );
  const placed = { status: 'submitted', orderNumber: `P-${customerId}`, submittedAt: startsAt, slotId } as const;
  return one(
    t.db
      .insert(orders)
      .values({ storeId, customerId, ...placed })
      .returning(),
  );
};
/** What one has reviewed: the product's id names one's own review of it. */
const makeReviewed = async (customerId: number) => {
  const productId = await makeProduct(t.db, { stores: [storeId] });
  const orderLineId = await makePurchase(t.db, { storeId, customerId, productId, at: new Date() });
  await t.db.insert(reviews).values({ productId, customerId, orderLineId, rating: 4, language: 'fr' });
  return productId;
};
const makeExport = async (accountId: number) => {
  await t.deps.files.put('tasks/own.csv', Buffer.from('a;b'));
  const file = { key: 'tasks/own.csv', name: 'own.csv', type: 'text/csv' };
  return makeTask(t, { accountId, state: 'done', result: { file } });
};

type Thing = { make: (owner: Customer) => Promise<number | string>; body?: object };
/** Somebody's own thing for each call that names one by its id. */
const things: Record<string, Thing> = {
  updateShippingAddress: { make: ({ id }) => makeAddress(id), body: { ...place, isDefault: false } },
  deleteShippingAddress: { make: ({ id }) => makeAddress(id) },
  updateSavedPayment: {
    make: ({ id }) => makePayment(id),
    body: { type: 'check', checkNumber: '13', checkBankName: 'B', isDefault: false },
  },
  deleteSavedPayment: { make: ({ id }) => makePayment(id) },
  updateShoppingList: { make: ({ id }) => makeList(id), body: { name: 'Fête', shared: true } },
  deleteShoppingList: { make: ({ id }) => makeList(id) },
  endSession: { make: async (owner) => (await signIn(t, owner)).sessionId },
  removePasskey: {
    make: async ({ id: customerId }) => {
      await t.db.insert(passkeys).values({ id: `key-${customerId}`, customerId, publicKey: 'x' });
      return `key-${customerId}`;
    },
  },
  deletePushDevice: {
    make: async (owner) => {
      const { sessionId } = await signIn(t, owner);
      const browser = { endpoint: `https://push.example/${owner.id}`, p256dh: 'x', auth: 'x', language: 'fr' } as const;
      return one(
        t.db
          .insert(pushDevices)
          .values({ customerId: owner.id, sessionId, ...browser })
          .returning(),
      );
    },
  },
  updateOrder: { make: ({ id }) => makeDraft(id), body: { store_id: 1, order_items: [] } },
  readOrder: { make: ({ id }) => makeDraft(id) },
  deleteOrder: { make: ({ id }) => makeDraft(id) },
  readInvoice: { make: ({ id }) => makeInvoiced(id) },
  readOrderCalendar: { make: ({ id }) => makeBooked(id) },
  editReview: { make: ({ id }) => makeReviewed(id), body: { rating: 5 } },
  withdrawReview: { make: ({ id }) => makeReviewed(id) },
  readTask: { make: ({ id }) => makeTask(t, { accountId: id }) },
  cancelTask: { make: ({ id }) => makeTask(t, { accountId: id }) },
  readTaskFile: { make: ({ id }) => makeExport(id) },
};
/** Public, and yet somebody's own. */
const asksItself = ['readOrder', 'readInvoice', 'readOrderCalendar'];

/** Of a product, which is nobody's own. */
const ofProducts = ['addReview'];

const named = allEndpoints.filter(
  (e) =>
    /:id\b/.test(e.path) && (e.access === 'customer' || asksItself.includes(e.name)) && !ofProducts.includes(e.name),
);

test('every call that names somebody’s own by its id is in the table', () => {
  expect(Object.keys(things).sort()).toEqual(named.map(({ name }) => name).sort());
});

describe.each(named.map((e) => [`${e.method} ${e.path}`, e] as const))('%s', (_, e) => {
  test('is “not found” for anybody else, whatever they send, and done for its owner', async () => {
    const thing = things[e.name];
    if (!thing) throw new Error('not in the table');
    // Both hold every role: none of them opens another one's things here.
    const [owner, other] = [await makeStaff(t), await makeStaff(t)];
    const id = await thing.make(owner.customer);
    const call = (token: string, body: unknown, ofId: number | string = id) =>
      t.call(e.method, e.path.replace(':id', encodeURIComponent(ofId)), body, bearer(token));
    const strange = await call(other.token, thing.body);
    expect([strange.status, strange.body.code]).toEqual([404, 'notFound']);
    // Alike for what is not there at all, and before the body is read.
    const missing = await call(other.token, thing.body, typeof id === 'number' ? 2_000_000_000 : 'none');
    expect(missing.body).toEqual(strange.body);
    if (thing.body) expect((await call(other.token, { name: 5 })).status).toBe(404);
    const own = await call(owner.token, thing.body);
    expect([own.status, own.body?.code]).toEqual([200, undefined]);
  });
});
