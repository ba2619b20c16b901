import { describe, expect, test } from 'vitest';
import { notes } from '#server/db/tables/notes.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-23T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);
await makeStaff(t);
const { customer, token } = await makeStaff(t);
const [staff, by] = [bearer(token), customer.name];

const order = async (more: object = {}, headers = {}): Promise<number> =>
  (await t.call('POST', '/order/create', { ...guestOrder(shop.storeId, shop.bread, 1), ...more }, headers)).body.data
    .id;
const write = (path: string, text: unknown) => t.call('POST', `${path}/notes`, { text }, staff);
const notesOf = async (path: string) => (await t.call('GET', path, undefined, staff)).body.data.notes;

test('notes stand with an order and with a customer, the newest first', async () => {
  const { id: customerId } = await makeCustomer(t.db);
  for (const path of [`/orders/${await order()}`, `/customers/${customerId}`]) {
    expect(await notesOf(path)).toEqual([]);
    const first = await write(path, '  Rappeler le <b>soir</b>\nsans faute ');
    expect(first.status).toBe(200);
    const note = { id: first.body.data.id, at: now.toISOString(), by, text: 'Rappeler le <b>soir</b>\nsans faute' };
    expect(first.body.data).toEqual(note);
    const second = (await write(path, 'Fait')).body.data;
    expect(await notesOf(path)).toEqual([second, note]);
  }
});

test.each([
  ['', 'required'],
  [' \n ', 'required'],
  ['x'.repeat(2001), 'tooLong'],
  [7, 'type'],
  [null, 'required'],
])('no note %#', async (text, fault) => {
  const path = `/orders/${await order()}`;
  expect(refusalOf(await write(path, text))).toBe(`422 text=validation.${fault}`);
  expect(await notesOf(path)).toEqual([]);
});

test('of what is not there, or a shopper’s draft, nothing is noted', async () => {
  const { token } = await makeSignedIn(t);
  const items = [{ product_id: shop.bread, quantity: 1 }];
  const draft = { store_id: shop.storeId, type: 'pickup', status: 'draft', order_items: items };
  const { id } = (await t.call('POST', '/order/create', draft, bearer(token))).body.data;
  for (const path of [`/orders/${id}`, '/orders/2147483647', '/customers/2147483647'])
    expect((await write(path, 'Rappeler')).status).toBe(404);
});

test('the customer never sees them', async () => {
  const { token, customer } = await makeSignedIn(t);
  const id = await order({}, bearer(token));
  await write(`/orders/${id}`, 'Soupçon');
  await write(`/customers/${customer.id}`, 'Soupçon');
  for (const path of [`/order/${id}`, '/order/list', '/customer-profiles/me', '/authentication/customer/get-profile']) {
    const { body } = await t.call('GET', path, undefined, bearer(token));
    expect([path, JSON.stringify(body).includes('Soupçon')]).toEqual([path, false]);
  }
});

describe('what staff have noted of somebody', () => {
  test('is in what the law lets them ask for, without who wrote it', async () => {
    const { token, customer } = await makeSignedIn(t);
    await write(`/customers/${customer.id}`, 'Préfère le matin');
    const { body } = await t.call('GET', '/customer-profiles/me/export', undefined, bearer(token));
    expect(body.notes).toMatchObject([{ text: 'Préfère le matin' }]);
    expect(body.notes[0]).not.toHaveProperty('actorId');
  });

  test('goes with them; of an order under way, when it is closed', async () => {
    const { token, customer } = await makeSignedIn(t);
    const [open, closed] = [await order({}, bearer(token)), await order({}, bearer(token))];
    const move = (id: number, status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
    await move(open, 'processing');
    await move(closed, 'cancelled');
    await write(`/customers/${customer.id}`, 'a');
    for (const id of [open, closed]) await write(`/orders/${id}`, 'b');
    const before = await t.db.$count(notes);
    expect((await t.call('DELETE', '/customer-profiles/me', undefined, bearer(token))).status).toBe(200);
    expect(await t.db.$count(notes)).toBe(before - 2);
    expect(await notesOf(`/orders/${open}`)).toHaveLength(1);
    await move(open, 'cancelled');
    await deleteExpired(t.deps, now);
    expect(await notesOf(`/orders/${open}`)).toEqual([]);
  });
});
