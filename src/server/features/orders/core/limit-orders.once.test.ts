import { beforeEach, expect, test } from 'vitest';
import { mailboxOf } from '#domain/account/mailbox.ts';
import { rowsOf } from '#server/db/connection.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { mailboxText } from '#server/db/tables/mailbox-of.ts';
import { orders } from '#server/db/tables/orders.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import type { TestCall } from '#server/testing/test-app.ts';

let made = 0;
let person = '';

const t = await startSharedApp({ now: new Date('2026-03-02T09:00:00Z'), env: { TRUST_PROXY: 'true' } });
const shop = await makeOrderShop(t);
beforeEach(() => {
  made += 1;
  person = `lea-${made}@panier.example`;
  t.wait(7200);
});

type How = { email?: string; from?: string; headers?: Record<string, string>; more?: object };
const place = ({ email = person, from = `192.0.2.${made}`, headers = {}, more = {} }: How = {}) =>
  t.call(
    'POST',
    '/order/create',
    { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: email, ...more },
    { 'x-forwarded-for': from, ...headers },
  );
const times = async (n: number, how: (i: number) => How = () => ({})) => {
  const answers: TestCall[] = [];
  for (let i = 0; i < n; i++) answers.push(await place(how(i)));
  return answers;
};
const statuses = (answers: readonly TestCall[]) => answers.map(({ status }) => status);
const cancelAll = () =>
  t.db.update(orders).set({ status: 'cancelled', fulfilment: 'cancelled' }).where(eq(orders.status, 'submitted'));

test('five unpaid orders of a guest are open at a time; the next is refused with what to do, in each language', async () => {
  expect(statuses(await times(5))).toEqual(Array(5).fill(200));
  const refused = await place();
  const expected = [429, 'tooManyOpenOrders', '3600'];
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual(expected);
  expect(refused.body.message).toMatch(/^Cinq commandes .* annulez une commande/);
  const spoken = await Promise.all(['en', 'vi'].map((lng) => place({ headers: { 'accept-language': lng } })));
  expect(spoken.map(({ body }) => body.message)).toEqual([
    expect.stringMatching(/^Five unpaid orders .* cancel an order/),
    expect.stringMatching(/^Địa chỉ email này/),
  ]);
  expect((await place({ email: `other-${person}` })).status).toBe(200);
});

test('capitals and labels name the same mailbox; whoever else has a name that begins alike does not', async () => {
  const [name = '', host = ''] = person.split('@');
  const forms = [person, person.toUpperCase(), `${name}+1@${host}`, `${name}+pain@${host}`, `${name}+1+2@${host}`];
  expect(statuses(await times(5, (i) => ({ email: forms[i] ?? '' })))).toEqual(Array(5).fill(200));
  expect(statuses(await times(2, (i) => ({ email: forms[2 * i] ?? '' })))).toEqual([429, 429]);
  for (const email of [`${name}a@${host}`, `${name}+1@other.example`])
    expect((await place({ email })).status).toBe(200);
});

test('points in a name of Gmail name no other mailbox; the database says what the rule says', async () => {
  const forms = ['le.a', 'lea', 'LEA', 'l.e.a+1', 'lea'].map(
    (name, i) => `${name}@${i > 3 ? 'googlemail' : 'gmail'}.com`,
  );
  expect(statuses(await times(5, (i) => ({ email: forms[i] ?? '' })))).toEqual(Array(5).fill(200));
  expect((await place({ email: 'Le.A+2@gmail.com' })).status).toBe(429);
  const addresses = [
    ...forms,
    'l.e.a+b@panier.example',
    '+lea+b@panier.example',
    'a@gmail.com.example',
    'A+@x.example',
  ];
  const list = sql`json_array_elements_text(${JSON.stringify(addresses)}::json) as a`;
  const rows = rowsOf<{ said: string }>(
    await t.db.execute(sql`select ${sql.raw(mailboxText('a'))} as said from ${list}`),
  );
  expect(rows.map(({ said }) => said)).toEqual(addresses.map(mailboxOf));
});

test('a cancelled or paid order makes room, until ten were placed in an hour', async () => {
  await times(5);
  await t.db.update(orders).set({ paymentStatus: 'paid' }).where(eq(orders.customerEmail, person));
  t.wait(600);
  expect(statuses(await times(4))).toEqual(Array(4).fill(200));
  await cancelAll();
  expect((await place()).status).toBe(200);
  const refused = await place();
  expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([429, 'tooManyOrders', '3000']);
  t.wait(3001);
  expect((await place()).status).toBe(200);
});

test('of forty orders at the same moment five are taken', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => place()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
});

test('an account with an unverified address has the same, whatever addresses its orders name', async () => {
  const { token, customer } = await makeSignedIn(t, { email: person, emailVerifiedAt: null });
  const headers = bearer(token);
  expect(statuses(await times(5, (i) => ({ headers, email: `friend-${i}-${person}` })))).toEqual(Array(5).fill(200));
  const draft = await place({ headers, more: { status: 'draft' } });
  expect(draft.status).toBe(200);
  const path = `/order/${draft.body.data.id}`;
  expect((await t.call('PUT', path, { status: 'submitted' }, headers)).body.code).toBe('tooManyOpenOrders');
  await t.call('GET', path, undefined, headers);
  await t.db.update(customers).set({ emailVerifiedAt: new Date() }).where(eq(customers.id, customer.id));
  // What was typed is kept, and goes once the address is confirmed.
  expect((await t.call('PUT', path, { status: 'submitted' }, headers)).status).toBe(200);
});

test('a verified account orders as often as it likes, and staff for whoever calls', async () => {
  await times(5);
  const { token } = await makeSignedIn(t, { email: person });
  expect(statuses(await times(12, () => ({ headers: bearer(token) })))).toEqual(Array(12).fill(200));
  const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const byPhone = { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: person, status: 'submitted' };
  expect((await t.call('POST', '/orders', byPhone, staff)).status).toBe(200);
});

test('what staff order for somebody takes nothing of what that person may order', async () => {
  const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
  const byPhone = { ...guestOrder(shop.storeId, shop.bread, 1), customer_email: person, status: 'submitted' };
  for (let i = 0; i < 5; i++) expect((await t.call('POST', '/orders', byPhone, staff)).status).toBe(200);
  expect(statuses(await times(6))).toEqual([...Array(5).fill(200), 429]);
});

test('200 people behind one address all order, five times each; then it is full for an hour', async () => {
  const from = '2001:db8:7:7::1';
  expect((await place({ from, email: `office-0-${person}` })).status).toBe(200);
  // The others' orders are written down as theirs would be.
  const [one] = await t.db
    .select()
    .from(orders)
    .where(eq(orders.customerEmail, `office-0-${person}`));
  expect(one?.network).toBe('2001:db8:7:7');
  const { id: _, listedAt: __, ...row } = one ?? ({} as never);
  const others = Array.from({ length: 998 }, (_, i) => ({
    ...row,
    orderNumber: `P-${made}-${i}`,
    pickupCode: null,
    customerEmail: `office-${i}-${person}`,
  }));
  await t.db.insert(orders).values(others);
  expect((await place({ from: '2001:db8:7:7::2', email: `office-999-${person}` })).status).toBe(200);
  const refused = await place({ from: '2001:db8:7:7::3', email: `office-1000-${person}` });
  expect([refused.status, refused.body.code]).toEqual([429, 'tooManyOrders']);
  expect((await place({ from: '2001:db8:7:8::1', email: `office-1000-${person}` })).status).toBe(200);
});

test('the network is kept with the orders of guests for a month, and no longer', async () => {
  await place({ email: `guest-${person}` });
  const { token } = await makeSignedIn(t, { email: person });
  await place({ headers: bearer(token) });
  const rowOf = async (email: string) => (await t.db.select().from(orders).where(eq(orders.customerEmail, email)))[0];
  expect((await rowOf(person))?.network).toBe(null);
  const before = await rowOf(`guest-${person}`);
  expect(before?.network).toBe(`192.0.2.${made}`);
  t.wait(29 * 86_400);
  await deleteExpired(t.deps, t.deps.clock());
  expect(await rowOf(`guest-${person}`)).toEqual(before);
  t.wait(2 * 86_400);
  await deleteExpired(t.deps, t.deps.clock());
  expect(await rowOf(`guest-${person}`)).toEqual({ ...before, network: null });
});
