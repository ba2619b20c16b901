import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliver, fetchFile, makePdfs } from '#server/testing/invoices.ts';
import {
  bearer,
  guestOrder,
  home,
  makeOrderShop,
  type OrderShop,
  placeOrder,
  refusalOf,
  stockOf,
} from '#server/testing/order-shop.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

let shop: OrderShop;
const t = await startSoundApp({ now: new Date('2026-11-23T10:00:00Z') });
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS', 'CAN_MANAGE_CUSTOMERS'])).token);
beforeEach(async () => {
  shop = await makeOrderShop(t);
});

const item = (product_id: number, quantity: number) => ({ product_id, quantity });
const place = async (more: object = {}, headers = {}) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 5), ...more }, headers)).id;
const delivered = async (more: object = {}) => {
  const id = await place(more);
  await deliver(t, staff, id);
  return id;
};
const giveBack = (id: number, order_items: object[], more: object = {}, headers = {}) =>
  t.call('POST', `/orders/${id}/returns`, { order_items, reason: 'Abîmé', ...more }, { ...staff, ...headers });
const read = async (id: number) => (await t.call('GET', `/orders/${id}`, undefined, staff)).body.data;

test('goods that come back make a credit note, by the agreed prices and rates', async () => {
  const order_items = [item(shop.bread, 5), item(shop.carrots, 1.5), item(shop.wine, 2)];
  const id = await delivered({ order_items, age_confirmed: true });
  await t.call('PUT', `/orders/${id}/payment`, { payment_status: 'paid' }, staff);
  const stock = await stockOf(t, shop.wine);
  const { status, body } = await giveBack(id, [item(shop.bread, 2), item(shop.wine, 1), item(shop.carrots, 0.5)]);
  expect(status).toBe(200);
  // 2.20 at 10 %, 0.5 × 3.99 = 2.00 at 5.5 %, 9.00 at 20 %.
  expect(body.data).toMatchObject({ totalAmount: 29.49, dueAmount: -13.2 });
  expect(body.data.invoices.map(({ kind, total }: { kind: string; total: number }) => [kind, total])).toEqual([
    ['invoice', 29.49],
    ['creditNote', 13.2],
  ]);
  expect(body.data.items.map((one: { returnedQuantity: number }) => one.returnedQuantity)).toEqual([2, 0.5, 1]);
  const number = body.data.invoices[1].number;
  expect(body.data.history.at(-1)).toMatchObject({ kind: 'return', from: body.data.invoices[0].number, to: number });
  const [note] = await t.db.select().from(invoices).where(eq(invoices.number, number));
  expect(note?.content).toMatchObject({
    vatByRate: [
      { rateBp: 550, grossCents: 200, vatCents: 10, netCents: 190 },
      { rateBp: 1000, grossCents: 220, vatCents: 20, netCents: 200 },
      { rateBp: 2000, grossCents: 900, vatCents: 150, netCents: 750 },
    ],
    fee: [],
    corrects: { number: body.data.invoices[0].number, issuedOn: '2026-11-23', reason: 'Abîmé' },
  });
  const [entry] = await t.db.select().from(auditEntries).where(eq(auditEntries.action, 'returnGoods'));
  expect(entry).toMatchObject({ thing: 'order', thingId: String(id), fields: ['returned', 'creditNote', 'reason'] });
  // What somebody has had at home is not sold again.
  expect(await stockOf(t, shop.wine)).toBe(stock);
  await makePdfs(t);
  const token = orderToken(t.deps.secret, id);
  const paper = await fetchFile(t, `/order/${id}/invoice?token=${token}&credit_note=${number}`);
  const text = pdfText(paper.bytes).replaceAll('\u00a0', ' ');
  for (const said of ['Facture d’avoir', number, 'Abîmé', body.data.invoices[0].number, '13,20 €', 'À vous rembourser'])
    expect(text).toContain(said);
  expect((await fetchFile(t, `/orders/${id}/invoice?credit_note=${number}`, staff)).status).toBe(200);
  const own = (await t.call('GET', `/order/${id}?token=${token}`)).body.data;
  const items = [
    { productName: 'Pain', quantity: 2, unit: 'P' },
    { productName: 'Carottes', quantity: 0.5, unit: 'KG' },
    { productName: 'Vin', quantity: 1, unit: 'P' },
  ];
  expect(own.creditNotes).toEqual([
    { number, total: 13.2, issuedAt: '2026-11-23T10:00:00.000Z', reason: 'Abîmé', items },
  ]);
  expect(own.paymentHistory).toEqual([
    { at: '2026-11-23T10:00:00.000Z', status: 'paid', means: 'cash', amount: 29.49 },
  ]);
  // A mark of the payment is no move of the order.
  expect(own.events.map(({ to }: { to: string }) => to)).toEqual(['pending', 'processing', 'ready', 'delivered']);
});

test('never more comes back than was delivered, less what came back before', async () => {
  const id = await delivered({ order_items: [item(shop.bread, 3), item(shop.carrots, 1)] });
  expect(refusalOf(await giveBack(id, [item(shop.bread, 4)]))).toBe('422 order_items.0.quantity=returns.tooMuch');
  expect(refusalOf(await giveBack(id, [item(shop.bread, 2), item(shop.bread, 2)]))).toBe(
    '422 order_items.1.quantity=returns.tooMuch',
  );
  expect((await giveBack(id, [item(shop.bread, 2), item(shop.carrots, 0.4)])).status).toBe(200);
  expect(refusalOf(await giveBack(id, [item(shop.carrots, 0.6), item(shop.bread, 2)]))).toBe(
    '422 order_items.1.quantity=returns.tooMuch',
  );
  expect((await giveBack(id, [item(shop.bread, 1), item(shop.carrots, 0.6)])).status).toBe(200);
  expect(refusalOf(await giveBack(id, [item(shop.bread, 1)]))).toBe('422 order_items.0.quantity=returns.tooMuch');
  const { invoices: papers } = await read(id);
  expect(papers.map(({ total }: { total: number }) => total)).toEqual([7.29, 3.8, 3.49]);
});

test.each<[string, (s: OrderShop) => object[], object, string]>([
  ['nothing', () => [], {}, '422 order_items=returns.nothing'],
  ['what the order has not had', (s) => [item(s.apples, 1)], {}, '422 order_items.0.product_id=validation.invalid'],
  ['half a loaf', (s) => [item(s.bread, 0.5)], {}, '422 order_items.0.quantity=validation.quantity'],
  ['less than nothing', (s) => [item(s.bread, -1)], {}, '422 order_items.0.quantity=validation.quantity'],
  ['without a reason', (s) => [item(s.bread, 1)], { reason: ' ' }, '422 reason=validation.required'],
])('%s does not come back', async (_, items, more, expected) => {
  const id = await delivered();
  expect(refusalOf(await giveBack(id, items(shop), more))).toBe(expected);
  expect((await read(id)).invoices).toHaveLength(1);
});

test('only what is delivered comes back, for staff who manage orders; another version is a conflict', async () => {
  const id = await place();
  expect((await giveBack(id, [item(shop.bread, 1)])).body.code).toBe('moveNotAllowed');
  await deliver(t, staff, id);
  const clerk = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  expect((await giveBack(id, [item(shop.bread, 1)], {}, clerk)).status).toBe(403);
  expect((await giveBack(2_000_000_000, [item(shop.bread, 1)])).status).toBe(404);
  const { version } = await read(id);
  expect((await giveBack(id, [item(shop.bread, 1)], { version })).status).toBe(200);
  expect((await giveBack(id, [item(shop.bread, 1)], { version })).body.code).toBe('conflict');
});

test('asked twice with one key, goods come back once; a preview writes nothing', async () => {
  const id = await delivered();
  const seen = await giveBack(id, [item(shop.bread, 2)], { preview: true });
  expect(seen.body.data.invoices[1]).toMatchObject({ kind: 'creditNote', total: 2.2 });
  expect((await read(id)).invoices).toHaveLength(1);
  const key = { 'idempotency-key': `back-${id}` };
  const [first, again] = [
    await giveBack(id, [item(shop.bread, 2)], {}, key),
    await giveBack(id, [item(shop.bread, 2)], {}, key),
  ];
  expect(again.body).toEqual(first.body);
  expect(first.body.data.invoices[1].number).toBe(seen.body.data.invoices[1].number);
  expect((await read(id)).invoices).toHaveLength(2);
});

test('the delivery is paid back with the last of the goods', async () => {
  const id = await place({ ...home, type: 'delivery', order_items: [item(shop.bread, 4)] });
  await deliver(t, staff, id, 'shipped');
  const half = await giveBack(id, [item(shop.bread, 2)]);
  const whole = await giveBack(id, [item(shop.bread, 2)]);
  expect([half.body.data.invoices[1].total, whole.body.data.invoices[2].total]).toEqual([2.2, 7.1]);
});

test('money goes back first, then what the customer’s credit had paid', async () => {
  const { token, customer } = await makeSignedIn(t, { name: 'Camille Martin', phone: '+33 1 99 00 00 01' });
  await t.call('POST', `/customers/${customer.id}/credit`, { amount: 3, reason: 'Geste' }, staff);
  const id = await place({ use_store_credit: true }, bearer(token));
  await deliver(t, staff, id);
  const credit = async () =>
    (await t.call('GET', '/authentication/customer/get-profile', undefined, bearer(token))).body.data.storeCredit;
  // 5.50, of which 3.00 by credit.
  expect(await credit()).toBe(0);
  await giveBack(id, [item(shop.bread, 2)]);
  expect(await credit()).toBe(0);
  const { body } = await giveBack(id, [item(shop.bread, 1)]);
  expect(await credit()).toBe(0.8);
  expect(body.data.invoices[2]).toMatchObject({ total: 1.1, storeCreditAmount: 0.8 });
  await giveBack(id, [item(shop.bread, 2)]);
  expect(await credit()).toBe(3);
});
