import { expect, test } from 'vitest';
import { and, eq, isNotNull } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { brokenInvariants } from '#server/testing/invariants.ts';
import { bearer, makeOrderShop, person } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';
import type { TestCall } from '#server/testing/test-app.ts';

const shoppers = 200;
const atOnce = 20;
const kinds = ['guest', 'new account', 'verified account'] as const;
const password = 'Panier2024';
let answers: (TestCall & { asked: string })[];
const kindOf = (i: number) => kinds[i % kinds.length];
const emailOf = (i: number) => `office-${i}@panier.example`;

const t = await startSharedApp({ now: tuesdayMorning, env: { TRUST_PROXY: 'true' } });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
const windows = ['12:00', '14:00', '16:00', '18:00'].map((start) => ({ start, end: '20:00', orders: 60 }));
const slots = await makeWindows(
  t,
  staff,
  shop.storeId,
  windows.map((window) => ({ ...window, pickingMinutes: 9999 })),
);
for (let i = 0; i < shoppers; i++)
  if (kindOf(i) === 'verified account') await makeCustomer(t.db, { email: emailOf(i), password });

/** A call from the one address that all have; what is refused is looked at afterwards. */
async function ask(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
  const answer = await t.call(method, path, body, { 'x-forwarded-for': '192.0.2.7', ...headers });
  answers.push({ ...answer, asked: `${method} ${path}` });
  return answer;
}

/** Looks around, fills a cart and chooses a slot, as the pages do it; what is answered orders. */
async function shopOnce(i: number): Promise<() => Promise<unknown>> {
  const { storeId, bread } = shop;
  const email = emailOf(i);
  const items = [{ product_id: bread, quantity: 1 + (i % 3) }];
  const slot = slots[i % slots.length]?.id;
  for (const path of [`/store/${storeId}/product-collection`, `/store/product/${bread}?storeId=${storeId}`])
    await ask('GET', path);
  const kind = kindOf(i);
  const signedIn =
    kind === 'guest'
      ? null
      : kind === 'new account'
        ? await ask('POST', '/authentication/customer/register', { email, password, phone_number: '0612345678' })
        : await ask('POST', '/authentication/login_check', { identifier: email, password });
  const who = signedIn ? bearer(signedIn.body.data.token) : {};
  if (signedIn) await ask('PUT', '/cart', { store_id: storeId, device: `device-of-${i}`, lines: items }, who);
  await ask('GET', `/cart/figures?store_id=${storeId}&lines=${bread}:${1 + (i % 3)}`, undefined, who);
  const order = { store_id: storeId, type: 'pickup', ...person, customer_email: email, order_items: items };
  const draft = signedIn && (await ask('POST', '/order/create', { ...order, status: 'draft' }, who));
  await ask('GET', `/store/${storeId}/slot-list`);
  const hold = await ask('POST', `/slot/${slot}/hold`, {}, who);
  // Whose place is not kept orders for the slot all the same.
  const hold_token = hold.status === 200 ? hold.body.data.holdToken : undefined;
  const submitted = { ...order, status: 'submitted', slot_id: slot, hold_token };
  const key = { ...who, 'idempotency-key': `order-of-${i}` };
  return () =>
    draft ? ask('PUT', `/order/${draft.body.data.id}`, submitted, key) : ask('POST', '/order/create', submitted, key);
}

test('200 shoppers behind one address order within an hour, guests and accounts: nobody is refused', async () => {
  answers = [];
  for (let first = 0; first < shoppers; first += atOnce) {
    // All have asked for a place before one of them orders and gives up what they held.
    const ready = await Promise.all(Array.from({ length: atOnce }, (_, i) => shopOnce(first + i)));
    await Promise.all(ready.map((order) => order()));
    t.wait((3600 / shoppers) * atOnce);
  }
  const refused = answers.filter(({ status }) => status !== 200);
  // Some had to order without a kept place, which is all that a network as full as this one has to do without.
  const unlike = refused.filter(({ asked, body }) => !asked.endsWith('/hold') || body.code !== 'placeNotKept');
  expect(unlike.map(({ asked, status, body }) => `${asked}: ${status} ${body.code}`)).toEqual([]);
  expect(refused.length).toBeGreaterThan(0);
  const placed = await t.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'submitted'), isNotNull(orders.slotId)));
  expect(placed.map(({ customerEmail }) => customerEmail).toSorted()).toEqual(
    Array.from({ length: shoppers }, (_, i) => emailOf(i)).toSorted(),
  );
  expect(await brokenInvariants(t.db)).toEqual({});
});
