import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditEntries, auditPersonal } from '#server/db/tables/audit.ts';
import { orders } from '#server/db/tables/orders.ts';
import { eraseOrders } from '#server/services/order/erase-orders.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';

const start = new Date('2026-11-23T10:00:00Z');
let now = start;
const t = await startSoundApp({ now: start });
t.deps.clock = () => now;
const shop = await makeOrderShop(t);
const other = await makeOrderShop(t);
const manager = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const newPicker = async () => bearer((await makeStaff(t, ['CAN_PICK_ORDERS'])).token);
const picker = await newPicker();
const driver = bearer((await makeStaff(t, ['CAN_DELIVER_ORDERS'])).token);
const shopper = bearer((await makeSignedIn(t, {})).token);

const move = async (id: number, ...steps: string[]) => {
  for (const status of steps)
    expect((await t.call('PUT', `/orders/${id}/status`, { status }, manager)).status, status).toBe(200);
};
const place = async (more: object = {}, headers = {}) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 2), ...more }, headers)).id;
const ready = async (more: object = {}, headers = {}) => {
  const id = await place(more, headers);
  await move(id, 'processing', 'ready');
  return id;
};
const codeOf = async (id: number) => (await t.db.select().from(orders).where(eq(orders.id, id)))[0]?.pickupCode ?? null;
const find = (code: unknown, by: Record<string, string> = picker, storeId = shop.storeId) =>
  t.call('POST', `/stores/${storeId}/pickups`, { code }, by);
const arrive = (id: number, body: object, by: Record<string, string> = {}) =>
  t.call('POST', `/order/${id}/arrival`, body, by);
const linked = (id: number) => ({ token: orderToken(t.deps.secret, id) });

test('a pickup order has six digits once it is placed; what is brought and drafts have none', async () => {
  const placed = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
  expect(placed.body.data.pickupCode).toMatch(/^\d{6}$/);
  expect(await codeOf(await place({ type: 'delivery', ...home }))).toBeNull();
  const draft = { ...guestOrder(shop.storeId, shop.bread, 1), status: 'draft' };
  const drafted = await t.call('POST', '/order/create', draft, shopper);
  expect(drafted.body.data.pickupCode).toBeNull();
  const become = (more: object) =>
    t.call('PUT', `/order/${drafted.body.data.id}`, { ...draft, status: 'submitted', ...more }, shopper);
  expect((await become({ type: 'pickup' })).body.data.pickupCode).toMatch(/^\d{6}$/);
  const byStaff = await t.call('POST', '/orders', guestOrder(shop.storeId, shop.bread, 1), manager);
  expect(await codeOf(byStaff.body.data.id)).toMatch(/^\d{6}$/);
});

test('no open order of a store has the code of another; another store may, and one that is closed', async () => {
  const [first, second] = [await place(), await place()];
  const code = await codeOf(first);
  const give = (id: number) => t.db.update(orders).set({ pickupCode: code }).where(eq(orders.id, id));
  await expect(give(second)).rejects.toThrow();
  const elsewhere = (await placeOrder(t, guestOrder(other.storeId, other.bread, 1))).id;
  await give(elsewhere);
  await move(first, 'cancelled');
  await give(second);
  expect(await codeOf(second)).toBe(code);
});

test('the code is for its customer and its link alone, and for the mail once it is ready', async () => {
  const id = await place({ customer_email: 'code@panier.example' });
  const code = (await codeOf(id)) ?? '';
  expect((await t.call('GET', `/order/${id}?token=${linked(id).token}`)).body.data.pickupCode).toBe(code);
  expect(JSON.stringify(await deliverMails(t))).not.toContain(code);
  await move(id, 'processing', 'ready');
  const mails = JSON.stringify(await deliverMails(t));
  expect(mails).toMatch(new RegExp(`Code de retrait\\s: ${code}`));
  for (const path of ['/orders?per_page=120', `/orders/${id}`]) {
    const seen = await t.call('GET', path, undefined, manager);
    expect(JSON.stringify(seen.body.data)).not.toContain(`"${code}"`);
    expect(JSON.stringify(seen.body.data)).not.toContain('pickupCode');
  }
  const number = (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data.orderNumber;
  const tracked = await t.call('GET', `/order/track?order_number=${number}&email=code@panier.example`);
  expect(JSON.stringify(tracked.body)).not.toContain(code);
  await t.call('POST', `/orders/${id}/hand-over`, { code }, picker);
  expect(JSON.stringify(await t.db.select().from(auditEntries))).not.toContain(code);
  expect((await t.call('GET', `/order/${id}?token=${linked(id).token}`)).body.data.pickupCode).toBeNull();
});

test('the desk sees what it hands over, and nothing of whom it is', async () => {
  const order_items = [
    { product_id: shop.bread, quantity: 2 },
    { product_id: shop.wine, quantity: 1 },
  ];
  const id = await ready({ order_items, age_confirmed: true });
  await arrive(id, { place: 'Parking, place 4', ...linked(id) });
  const code = (await codeOf(id)) ?? '';
  const { status, body } = await find(`${code.slice(0, 3)} ${code.slice(3)}`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    id,
    initial: 'C',
    place: 'Parking, place 4',
    needsAge: true,
    dueAmount: 11.2,
    bags: null,
    items: [
      { name: 'Pain', quantity: 2, lineTotal: 2.2, minimumAge: null },
      { name: 'Vin', quantity: 1, lineTotal: 9, minimumAge: 18 },
    ],
  });
  expect(JSON.stringify(body)).not.toMatch(/Martin|panier\.example|33 ?1/);
  expect((await find(code, manager)).status).toBe(200);
});

test('bags are those that were counted when it was picked', async () => {
  const id = await place();
  const run = await startRun(t, picker, { storeId: shop.storeId, orderIds: [id] });
  const at = now.toISOString();
  const events = run.lines.map((line) => ({ id: crypto.randomUUID(), at, line_id: line.id, kind: 'picked' }));
  await t.call('POST', `/pick-runs/${run.id}/events`, { events }, picker);
  const bags = [{ order_id: id, ambient: 2, cold: 1, frozen: 0 }];
  expect((await t.call('POST', `/pick-runs/${run.id}/finish`, { bags }, picker)).status).toBe(200);
  await move(id, 'ready');
  expect((await find(await codeOf(id))).body.data.bags).toEqual({ ambient: 2, cold: 1, frozen: 0 });
});

test.each<[string, () => Promise<string | null>]>([
  ['placed', async () => codeOf(await place())],
  [
    'cancelled',
    async () => {
      const id = await ready();
      await move(id, 'cancelled');
      return codeOf(id);
    },
  ],
  [
    'delivered',
    async () => {
      const id = await ready();
      await move(id, 'delivered');
      return codeOf(id);
    },
  ],
  ['nobody’s', async () => ((await codeOf(await ready())) === '000000' ? '000001' : '000000')],
])('a code of an order that is %s is 404, alike', async (_, make) => {
  const { status, body } = await find(await make(), await newPicker());
  expect([status, body.code]).toEqual([404, 'notFound']);
});

test('another store’s code is 404, and so is a store that there is not', async () => {
  const code = await codeOf(await ready());
  expect((await find(code, picker, other.storeId)).status).toBe(404);
  expect((await find(code, picker, 1_000_000)).status).toBe(404);
});

test.each(['', '12345', '1234567', 'abcdef', 123456, null])('%j is no code', async (code) => {
  expect((await find(code)).status).toBe(422);
});

test.each([
  ['nobody', {}, 401],
  ['a shopper', shopper, 403],
  ['a driver', driver, 403],
])('%s finds no pickups', async (_, by, expected) => {
  expect((await find('123456', by)).status).toBe(expected);
  expect((await t.call('GET', `/stores/${shop.storeId}/pickups`, undefined, by)).status).toBe(expected);
});

test('20 wrong codes an hour by account, by whichever call; right ones do not count', async () => {
  const id = await ready();
  const code = (await codeOf(id)) ?? '';
  const wrong = code === '000000' ? '000001' : '000000';
  const by = await newPicker();
  for (let i = 0; i < 30; i++) expect((await find(code, by)).status).toBe(200);
  for (let i = 0; i < 10; i++) expect((await find(wrong, by)).status).toBe(404);
  for (let i = 0; i < 10; i++)
    expect((await t.call('POST', `/orders/${id}/hand-over`, { code: wrong }, by)).status).toBe(422);
  const refused = await find(code, by);
  expect([refused.status, refused.body.code]).toEqual([429, 'tooMany']);
  expect((await t.call('POST', `/orders/${id}/hand-over`, { code }, by)).status).toBe(429);
  expect((await find(code, picker)).status).toBe(200);
  now = new Date(start.getTime() + 3_601_000);
  expect((await find(code, by)).status).toBe(200);
  now = start;
});

test('who has come is listed with the place, the latest first; said again, the place is another', async () => {
  const mine = await makeOrderShop(t);
  const at = { store_id: mine.storeId, order_items: [{ product_id: mine.bread, quantity: 1 }] };
  const [first, second] = [await ready(at, shopper), await ready(at)];
  const listed = async () => (await t.call('GET', `/stores/${mine.storeId}/pickups`, undefined, picker)).body.data;
  expect(await listed()).toEqual([]);
  const came = await arrive(first, { place: 'Parking' }, shopper);
  expect(came.body.data.arrival).toEqual({ at: now.toISOString(), place: 'Parking' });
  now = new Date(start.getTime() + 60_000);
  expect((await arrive(second, { place: 'Entrée nord', ...linked(second) })).status).toBe(200);
  const again = await arrive(first, { place: 'Accueil' }, shopper);
  expect(again.body.data.arrival).toEqual({ at: start.toISOString(), place: 'Accueil' });
  const { version } = again.body.data;
  expect((await arrive(first, { place: 'Accueil' }, shopper)).body.data.version).toBe(version);
  const rows = await listed();
  expect(rows.map(({ id, place }: { id: number; place: string }) => [id, place])).toEqual([
    [second, 'Entrée nord'],
    [first, 'Accueil'],
  ]);
  expect(Object.keys(rows[0]).sort()).toEqual(['arrivedAt', 'id', 'initial', 'number', 'place']);
  expect((await t.call('GET', `/orders/${first}`, undefined, manager)).body.data.arrival.place).toBe('Accueil');
  await move(first, 'delivered');
  expect(await listed()).toHaveLength(1);
  now = start;
});

test('nobody says that they have come before it is ready, for another’s, or for what is brought', async () => {
  const id = await place();
  const said = async (id: number, body: object, by = {}) => {
    const { status, body: answer } = await arrive(id, body, by);
    return `${status} ${answer.code}`;
  };
  expect(await said(id, { place: 'Parking', ...linked(id) })).toBe('409 moveNotAllowed');
  const brought = await place({ type: 'delivery', ...home });
  await move(brought, 'processing', 'shipped');
  expect(await said(brought, { place: 'Parking', ...linked(brought) })).toBe('409 moveNotAllowed');
  await move(id, 'processing', 'ready');
  expect(await said(id, { place: 'Parking' })).toBe('401 unauthenticated');
  expect(await said(id, { place: 'Parking' }, shopper)).toBe('404 notFound');
  expect(await said(id, { place: 'Parking', ...linked(brought) })).toBe('404 notFound');
  expect(refusalOf(await arrive(id, { place: ' ', ...linked(id) }))).toBe('422 place=validation.required');
  expect(refusalOf(await arrive(id, { place: 'x'.repeat(81), ...linked(id) }))).toBe('422 place=validation.tooLong');
  await move(id, 'delivered');
  expect(await said(id, { place: 'Parking', ...linked(id) })).toBe('409 moveNotAllowed');
});

test('where somebody waited and who took it go with the person’s data; so does what the audit says', async () => {
  const id = await ready();
  await arrive(id, { place: 'Parking', ...linked(id) });
  await t.call('POST', `/orders/${id}/hand-over`, { to_whom: 'La voisine' }, picker);
  const about = async () => {
    const { arrival, history } = (await t.call('GET', `/orders/${id}`, undefined, manager)).body.data;
    return JSON.stringify([arrival, history, await t.db.select().from(auditPersonal)]);
  };
  expect(await about()).toMatch(/Parking.*La voisine.*La voisine/);
  await t.db.transaction((tx) => eraseOrders(tx as unknown as typeof t.db, [id], now));
  expect(await about()).not.toMatch(/Parking|La voisine/);
});
