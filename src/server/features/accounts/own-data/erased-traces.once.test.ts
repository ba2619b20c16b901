import { expect, test } from 'vitest';
import { eq, sql } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { idempotencyKeys } from '#server/db/tables/outbox.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeCustomer, makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { deliverMails, linkTokenOf } from '#server/testing/mails.ts';
import { bearer, guestOrder, home, makeOrderShop, placeOrder } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-23T10:00:00Z') });
const shop = await makeOrderShop(t);
const staff = (await makeStaff(t)).token;

const erase = (token: string) => t.call('DELETE', '/customer-profiles/me', undefined, bearer(token));
const move = (id: number, status: string, headers = {}) =>
  t.call('PUT', `/orders/${id}/status`, { status }, { ...bearer(staff), ...headers });
const orderAsGuest = async (customer_email: string) =>
  (await placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), customer_email })).id;
const stored = async (id: number) => (await t.db.select().from(orders).where(eq(orders.id, id)))[0];
const keptAnswersWith = (text: string) =>
  t.db.$count(idempotencyKeys, sql`position(${text} in ${idempotencyKeys.body}::text) > 0`);

test('orders placed as a guest with the verified address are erased with the account', async () => {
  const email = 'Guest.Too@panier.example';
  const { token } = await makeSignedIn(t, { email, emailVerifiedAt: t.deps.clock() });
  const stranger = await makeSignedIn(t, { email: 'unproven@panier.example', emailVerifiedAt: null });
  const [closed, open, others] = [
    await orderAsGuest(email.toLowerCase()),
    await orderAsGuest(email),
    await orderAsGuest('unproven@panier.example'),
  ];
  for (const status of ['processing', 'ready', 'delivered']) await move(closed, status);
  for (const each of [token, stranger.token]) expect((await erase(each)).status).toBe(200);
  expect(await stored(closed)).toMatchObject({ customerEmail: null, customerName: null, status: 'completed' });
  // Somebody waits for it; and what stands under an address that nobody has proved stays whole.
  expect(await stored(open)).toMatchObject({ customerEmail: email, status: 'submitted' });
  expect(await stored(others)).toMatchObject({ customerEmail: 'unproven@panier.example', erasedAt: null });
  await move(open, 'cancelled');
  await deleteExpired(t.deps, t.deps.clock());
  expect(await stored(open)).toMatchObject({ customerEmail: null, customerName: null });
});

test('an order under way whose account was erased is linked to no account that comes after', async () => {
  const email = 'comes.back@panier.example';
  const first = await makeCustomer(t.db, { email, emailVerifiedAt: null });
  const { token } = await signIn(t, first);
  const items = [{ product_id: shop.bread, quantity: 1 }];
  const content = { store_id: shop.storeId, type: 'delivery', status: 'submitted', ...home, order_items: items };
  const { id } = (await t.call('POST', '/order/create', content, bearer(token))).body.data;
  await move(id, 'processing');
  await erase(token);
  const second = await makeSignedIn(t, { email, emailVerifiedAt: null });
  await t.call('POST', '/authentication/verify-email/resend', {}, bearer(second.token));
  const link = linkTokenOf((await deliverMails(t)).at(-1), 'verify-email');
  expect((await t.call('POST', '/authentication/verify-email', { token: link })).status).toBe(200);
  expect((await stored(id))?.customerId).toBeNull();
});

test('answers kept for staff who repeat a request forget the person too', async () => {
  const { token } = await makeSignedIn(t, { email: 'kept@panier.example', name: 'Odile Gardienne' });
  const items = [{ product_id: shop.bread, quantity: 1 }];
  const content = { store_id: shop.storeId, type: 'delivery', status: 'submitted', ...home, order_items: items };
  const [now, later] = await Promise.all(
    [1, 2].map(async () => (await t.call('POST', '/order/create', content, bearer(token))).body.data.id),
  );
  for (const id of [now, later]) await move(id, 'processing', { 'idempotency-key': `moved-${id}` });
  await move(now, 'cancelled', { 'idempotency-key': `ended-${now}` });
  expect(await keptAnswersWith('Odile Gardienne')).toBe(3);
  await erase(token);
  expect(await keptAnswersWith('Odile Gardienne')).toBe(0);
  await move(later, 'cancelled', { 'idempotency-key': `ended-${later}` });
  await deleteExpired(t.deps, t.deps.clock());
  expect(await keptAnswersWith('Odile Gardienne')).toBe(0);
});

test('answers kept for staff who wrote of a customer, or noted something, forget the person', async () => {
  const customer = await makeSignedIn(t, { email: 'noted@panier.example', name: 'Odette Notable' });
  const { id } = customer.customer;
  const other = await makeSignedIn(t, { email: 'also.noted@panier.example', name: 'Autre Notable' });
  const items = [{ product_id: shop.bread, quantity: 1 }];
  const content = { store_id: shop.storeId, type: 'delivery', status: 'submitted', ...home, order_items: items };
  const order = (await t.call('POST', '/order/create', content, bearer(customer.token))).body.data.id;
  const write = async (method: string, path: string, body: object) => {
    const headers = { ...bearer(staff), 'idempotency-key': `${method} ${path}` };
    expect((await t.call(method, path, body, headers)).status).toBe(200);
  };
  await write('PUT', `/customers/${id}`, { city: 'Lille' });
  await write('POST', `/customers/${id}/notes`, { text: 'Sonner "deux" fois' });
  await write('POST', `/orders/${order}/notes`, { text: 'Chez sa mère' });
  await write('PUT', `/customers/${other.customer.id}`, { city: 'Lille' });
  await write('POST', `/customers/${other.customer.id}/notes`, { text: 'Rien à dire' });
  await erase(customer.token);
  for (const text of ['Odette', '"noted@', 'deux', 'Chez sa'])
    expect([text, await keptAnswersWith(text)]).toEqual([text, 0]);
  for (const text of ['also.noted@', 'Rien à dire']) expect([text, await keptAnswersWith(text)]).toEqual([text, 1]);
});
