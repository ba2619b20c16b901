import { expect, test } from 'vitest';
import { and, eq } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { stock, stockMovements } from '#server/db/tables/stock.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, guestOrder, makeOrderShop, placeOrder, stockOf } from '#server/testing/order-shop.ts';
import { deliveryNote } from '#server/testing/receipt-writes.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-24T10:00:00Z') });
const shop = await makeOrderShop(t);
const other = await makeOrderShop(t);
const staff = bearer((await makeStaff(t)).token);
const limited = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [shop.storeId] })).token);
const { storeId, apples, carrots, wine } = shop;

const send = (method: string, path: string, body?: object, by = staff) => t.call(method, path, body, by);
const add = async (more: object = {}, by = staff) =>
  (await send('POST', '/receipts', deliveryNote(storeId, apples, more), by)).body.data;
const book = (id: number, body: object = {}, by = staff) => send('POST', `/receipts/${id}/book`, body, by);
const product = async (id: number) => (await t.db.select().from(products).where(eq(products.id, id)))[0];
const errorsOf = (answer: { status: number; body: { data: { errors: Record<string, { message: string }[]> } } }) => [
  answer.status,
  Object.fromEntries(Object.entries(answer.body.data.errors).map(([field, [fault]]) => [field, fault?.message])),
];

test('a draft moves no stock; booked it adds to it through the ledger and sets the purchase price', async () => {
  const before = (await stockOf(t, apples)) ?? 0;
  const draft = await add();
  expect(draft).toMatchObject({ state: 'draft', deliveredOn: '2026-11-24', total: 6, bookedAt: null });
  expect(draft.lines[0]).toMatchObject({
    productId: apples,
    quantity: 12,
    bestBefore: '2026-11-26',
    purchasePrice: 0.5,
  });
  expect([await stockOf(t, apples), (await product(apples))?.purchaseCents]).toEqual([before, null]);
  const { status, body } = await book(draft.id, { version: draft.version });
  expect([status, body.data.state, body.data.bookedAt]).toEqual([200, 'booked', '2026-11-24T10:00:00.000Z']);
  expect([await stockOf(t, apples), (await product(apples))?.purchaseCents]).toEqual([before + 12_000, 50]);
  const moved = and(eq(stockMovements.productId, apples), eq(stockMovements.reason, 'receipt'));
  expect(await t.db.select().from(stockMovements).where(moved)).toMatchObject([{ deltaMilli: 12_000, storeId }]);
  expect(await brokenInvariants(t.db)).toEqual({});
});

test('cases count by the case size of the product; without one they are refused', async () => {
  const line = { product_id: wine, cases: 3 };
  expect(errorsOf(await send('POST', '/receipts', deliveryNote(storeId, wine, { lines: [line] })))).toEqual([
    422,
    { 'lines.0.cases': 'validation.noCaseSize' },
  ]);
  await t.db.update(products).set({ caseSize: 6 }).where(eq(products.id, wine));
  const { id, lines } = await add({ lines: [line] });
  expect(lines).toMatchObject([{ quantity: 18, cases: 3, caseSize: 6 }]);
  const before = (await stockOf(t, wine)) ?? 0;
  await book(id);
  expect(await stockOf(t, wine)).toBe(before + 18_000);
});

test.each<[string, object, Record<string, string>]>([
  ['neither units nor cases', { product_id: apples }, { quantity: 'validation.required' }],
  ['both', { product_id: wine, quantity: 1, cases: 1 }, { quantity: 'validation.invalid' }],
  ['nothing', { product_id: apples, quantity: 0 }, { quantity: 'validation.number' }],
  ['half a piece', { product_id: apples, quantity: 1.5 }, { quantity: 'validation.number' }],
  ['a product that is not there', { product_id: 999_999, quantity: 1 }, { product_id: 'validation.invalid' }],
  ['no day', { product_id: apples, quantity: 1, best_before: '2026-02-30' }, { best_before: 'validation.date' }],
  [
    'too many decimals',
    { product_id: apples, quantity: 1, purchase_price: 0.123 },
    { purchase_price: 'validation.number' },
  ],
  [
    'a negative price',
    { product_id: apples, quantity: 1, purchase_price: -1 },
    { purchase_price: 'validation.number' },
  ],
])('a line of %s is refused with its field', async (_, line, faults) => {
  const named = Object.fromEntries(Object.entries(faults).map(([field, fault]) => [`lines.1.${field}`, fault]));
  const lines = [{ product_id: carrots, quantity: 0.125 }, line];
  expect(errorsOf(await send('POST', '/receipts', deliveryNote(storeId, apples, { lines })))).toEqual([422, named]);
});

test('without lines nothing can be booked, and a store must be one', async () => {
  const { id } = await add({ lines: [] });
  expect(errorsOf(await book(id))).toEqual([422, { lines: 'validation.required' }]);
  expect(errorsOf(await send('POST', '/receipts', deliveryNote(999_999, apples)))).toEqual([
    422,
    { store_id: 'validation.invalid' },
  ]);
  expect((await send('POST', '/receipts', deliveryNote(storeId, apples, { supplier: '' }))).status).toBe(422);
});

test('a draft is changed by its version, and no more once it is booked', async () => {
  const { id, version } = await add();
  const lines = [
    { product_id: apples, quantity: 2, best_before: '2026-12-24' },
    { product_id: apples, quantity: 3, best_before: '2026-12-31' },
  ];
  const changed = await send('PUT', `/receipts/${id}`, { version, lines });
  expect(changed.body.data.lines).toMatchObject([{ quantity: 2 }, { quantity: 3, bestBefore: '2026-12-31' }]);
  const stale = await send('PUT', `/receipts/${id}`, { version, supplier: 'Autre' });
  expect([stale.status, stale.body.code, stale.body.data.version]).toEqual([409, 'conflict', version + 1]);
  expect((await book(id, { version })).status).toBe(409);
  expect((await book(id)).status).toBe(200);
  for (const answer of [await send('PUT', `/receipts/${id}`, { lines: [] }), await send('DELETE', `/receipts/${id}`)])
    expect([answer.status, answer.body.code, answer.body.data.state]).toEqual([409, 'conflict', 'booked']);
  const again = await book(id);
  expect([again.status, again.body.code]).toEqual([409, 'conflict']);
  const draft = await add();
  expect((await send('DELETE', `/receipts/${draft.id}`)).status).toBe(200);
  expect((await send('GET', `/receipts/${draft.id}`)).status).toBe(404);
});

test('the note of a supplier is booked once in a store, however it is spelt; the first one is named', async () => {
  const note = { supplier: 'Laiterie Été', note_number: 'bl 7/a' };
  const first = await add(note);
  await book(first.id);
  const before = await stockOf(t, apples);
  const second = await add({ supplier: 'LAITERIE ETE', note_number: 'BL 7/A' });
  const { status, body } = await book(second.id);
  expect([status, body.code, body.data.id, body.data.noteNumber]).toEqual([409, 'receiptTwice', first.id, 'bl 7/a']);
  expect(await stockOf(t, apples)).toBe(before);
  const elsewhere = await send('POST', '/receipts', deliveryNote(other.storeId, other.apples, note));
  expect((await book(elsewhere.body.data.id)).status).toBe(200);
  await send('POST', `/receipts/${first.id}/cancel`, {});
  expect((await book(second.id)).status).toBe(200);
});

test('the same Idempotency-Key books once and answers the same', async () => {
  const { id } = await add();
  const by = { ...staff, 'idempotency-key': 'book-once' };
  const before = (await stockOf(t, apples)) ?? 0;
  const [one, two] = [await book(id, {}, by), await book(id, {}, by)];
  expect([two.status, two.body]).toEqual([200, one.body]);
  expect(await stockOf(t, apples)).toBe(before + 12_000);
});

test('cancelled, it takes back what is to be had and names the rest', async () => {
  const at = and(eq(stock.productId, apples), eq(stock.storeId, storeId));
  const { id } = await add({
    lines: [
      { product_id: apples, quantity: 4 },
      { product_id: apples, quantity: 5, best_before: '2026-12-01' },
      { product_id: carrots, quantity: 0.5 },
    ],
  });
  await book(id);
  const placed = await placeOrder(t, guestOrder(storeId, apples, 3));
  const [held] = await t.db.select().from(stock).where(at);
  // All but 6 of them are gone: 3 of these are promised.
  const gone = (held?.onHandMilli ?? 0) - 6000;
  await send('PUT', `/products/${apples}`, { stores: [{ storeId, quantityChange: -gone / 1000 }] });
  const { status, body } = await send('POST', `/receipts/${id}/cancel`, {});
  expect([status, body.data.state]).toEqual([200, 'cancelled']);
  expect(body.data.lines.map((line: { takenBack: number }) => line.takenBack)).toEqual([3, 0, 0.5]);
  expect(body.data.kept.map((one: { quantity: number }) => one.quantity)).toEqual([1, 5]);
  const [after] = await t.db.select().from(stock).where(at);
  expect([after?.onHandMilli, after?.reservedMilli]).toEqual([3000, 3000]);
  expect((await send('POST', `/receipts/${id}/cancel`, {})).status).toBe(409);
  expect(await brokenInvariants(t.db)).toEqual({});
  await send('PUT', `/orders/${placed.id}/status`, { status: 'cancelled' });
});

test('goods that cost more than they bring are warned of', async () => {
  // 12.00 less 25 % is 9.00, which without 20 % VAT is 7.50.
  const priced = (purchase_price: number) => ({ lines: [{ product_id: wine, quantity: 1, purchase_price }] });
  expect((await add(priced(7.5))).warnings).toEqual([]);
  const draft = await add(priced(8));
  expect(draft.warnings).toEqual([{ code: 'marginBelowZero', productId: wine, name: 'Vin', margin: -6.7 }]);
  expect((await book(draft.id)).body.data.warnings).toHaveLength(1);
});

test('who is there for some stores sees and books those of their own, and leaves the purchase price of all', async () => {
  const theirs = (await send('POST', '/receipts', deliveryNote(other.storeId, other.apples))).body.data;
  for (const [method, path] of [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/book'],
    ['POST', '/cancel'],
  ] as const)
    expect(
      (await send(method, `/receipts/${theirs.id}${path}`, method === 'GET' ? undefined : {}, limited)).status,
    ).toBe(404);
  expect((await send('POST', '/receipts', deliveryNote(other.storeId, other.apples), limited)).status).toBe(403);
  expect((await send('GET', `/receipts?storeId=${other.storeId}`, undefined, limited)).status).toBe(403);
  const listed = (await send('GET', '/receipts?per_page=120', undefined, limited)).body.data.items;
  expect(new Set(listed.map((one: { storeId: number }) => one.storeId))).toEqual(new Set([storeId]));
  const own = await add({ lines: [{ product_id: apples, quantity: 1, purchase_price: 0.9 }] }, limited);
  expect((await book(own.id, {}, limited)).status).toBe(200);
  expect((await product(apples))?.purchaseCents).toBe(50);
  const picker = bearer((await makeSignedIn(t, { roles: ['CAN_PICK_ORDERS'] })).token);
  expect((await send('GET', '/receipts', undefined, picker)).status).toBe(403);
});

test('the list is searched by note, supplier and product, and filtered by store, supplier, state and days', async () => {
  const { id } = await add({ supplier: 'Primeur Ézane', note_number: 'PE-42', delivered_on: '2026-10-02' });
  const idsOf = async (query: string) =>
    (await send('GET', `/receipts?${query}&per_page=120`)).body.data.items.map((one: { id: number }) => one.id);
  for (const query of ['search=ezane', 'search=pe-42', 'supplier=primeur%20ezane', 'from=2026-10-01&to=2026-10-02'])
    expect(await idsOf(query)).toEqual([id]);
  expect(await idsOf('search=pomme')).toContain(id);
  expect(await idsOf('state=draft')).toContain(id);
  for (const query of ['search=nulle', 'from=2026-10-03&to=2026-10-04', 'state=booked'])
    expect(await idsOf(query)).not.toContain(id);
  expect((await idsOf('sortBy=oldest'))[0]).toBe(id);
});

test('goods soon at their date are listed while they are in stock, the earliest date being sold first', async () => {
  const fresh = await makeOrderShop(t);
  const dated = async (quantity: number, best_before?: string) => {
    const lines = [{ product_id: fresh.wine, quantity, best_before }];
    const { id } = (await send('POST', '/receipts', deliveryNote(fresh.storeId, fresh.wine, { lines }))).body.data;
    await book(id);
    return id;
  };
  // Of 20 on hand at first.
  await dated(5, '2026-11-25');
  await dated(10, '2026-11-27');
  const last = await dated(8, '2026-11-28');
  const list = async (days?: number) =>
    (
      await send('GET', `/receipts/dated-goods?storeId=${fresh.storeId}${days === undefined ? '' : `&days=${days}`}`)
    ).body.data.items.map((one: { bestBefore: string; left: number }) => [one.bestBefore, one.left]);
  expect(await list()).toEqual([
    ['2026-11-25', 5],
    ['2026-11-27', 10],
  ]);
  expect(await list(4)).toHaveLength(3);
  // 16 are left: the last 8, then 8 of those before them, and none of the first.
  await send('PUT', `/products/${fresh.wine}`, { stores: [{ storeId: fresh.storeId, quantityInStock: 16 }] });
  expect(await list(4)).toEqual([
    ['2026-11-27', 8],
    ['2026-11-28', 8],
  ]);
  await send('POST', `/receipts/${last}/cancel`, {});
  expect(await list(30)).toEqual([['2026-11-27', 8]]);
  expect((await send('GET', `/receipts/dated-goods?storeId=${fresh.storeId}`, undefined, limited)).status).toBe(403);
});
