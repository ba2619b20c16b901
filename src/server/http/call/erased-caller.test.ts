import { expect, test } from 'vitest';
import { eraseAccount } from '#server/features/accounts/own-data/erase-account.ts';
import { makeCustomer, makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
await makeStaff(t);

type Somebody = { customer: { id: number }; token: string };

/** A call whose caller's account is erased just after they were admitted. */
async function callWhileErased({ customer, token }: Somebody, method: 'POST' | 'PUT', path: string, body: object) {
  const { identify } = t.deps;
  t.deps.identify = async (authorization) => {
    const who = await identify(authorization);
    t.deps.identify = identify;
    await t.write((write) => eraseAccount(write, customer.id));
    return who;
  };
  const { status, body: answer } = await t.call(method, path, body, bearer(token));
  return [status, answer.code];
}

test('a note of staff whose account is erased meanwhile is refused, on an order and on a customer', async () => {
  const { body } = await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.bread, 1));
  const { id } = await makeCustomer(t.db);
  for (const path of [`/orders/${body.data.id}/notes`, `/customers/${id}/notes`])
    expect(await callWhileErased(await makeStaff(t), 'POST', path, { text: 'Rappeler' })).toEqual([
      401,
      'unauthenticated',
    ]);
});

test('so is what a customer writes whose account is erased meanwhile', async () => {
  const address = { name: 'Maison', address: '12 rue des Lilas', city: 'Montreuil', zipCode: '93100' };
  for (const [path, input] of [
    ['/shipping-addresses', address],
    ['/shopping-lists', { name: 'Semaine' }],
    ['/payment-methods', { type: 'bank', bankName: 'Banque', accountNumber: '1234' }],
  ] as const) {
    const [status] = await callWhileErased(await makeSignedIn(t), 'POST', path, input);
    expect([path, status]).toEqual([path, 401]);
  }
});
