import { expect, test } from 'vitest';
import { customers } from '#server/db/tables/accounts.ts';
import { shippingAddresses } from '#server/db/tables/own-things.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_MANAGE_ORDERS'])).token);
const find = (q: string) => t.call('GET', `/orders/buyers?q=${encodeURIComponent(q)}`, undefined, staff);

const lives = { address: '3 quai des Brumes', city: 'Lorient', postalCode: '56100' };
const zelie = await makeCustomer(t.db, {
  ...lives,
  name: 'Zélie Marée',
  email: 'zelie@mail.example',
  phone: '+33 6 39 98 10 52',
  phoneE164: '+33639981052',
});
const saved = { customerId: zelie.id, name: 'Bureau', address: '1 rue du Bureau', city: 'Paris', zipCode: '75011' };
await t.db.insert(shippingAddresses).values([
  { ...saved, address: '9 rue Autre' },
  { ...saved, isDefault: true },
]);
await makeCustomer(t.db, { name: 'Zélie Partie', active: false });

const expected = {
  id: zelie.id,
  name: 'Zélie Marée',
  phone: '+33 6 39 98 10 52',
  addresses: [
    { address: '1 rue du Bureau', city: 'Paris', zipCode: '75011' },
    { address: '9 rue Autre', city: 'Paris', zipCode: '75011' },
    { address: '3 quai des Brumes', city: 'Lorient', zipCode: '56100' },
  ],
};

test.each(['06 39 98 10 52', '0639981052', '+33639981052', 'zelie', 'Marée', 'zelie@mail.example'])(
  'who takes orders finds a customer by %s, with what an order needs and nothing else',
  async (q) => {
    const { status, body } = await find(q);
    expect([status, body.data]).toEqual([200, [expected]]);
  },
);

test('at most eight are named, and by three characters at least', async () => {
  await t.db.insert(customers).values(
    Array.from({ length: 12 }, (_, i) => ({
      externalId: crypto.randomUUID(),
      email: `octave${i}@mail.example`,
      name: 'Octave',
    })),
  );
  expect((await find('octave')).body.data).toHaveLength(8);
  expect(refusalOf(await find('oc'))).toBe('422 q=validation.tooShort');
});

test('an order for a customer who was found takes the email of their account', async () => {
  const { customer_email: _, ...order } = guestOrder(shop.storeId, shop.apples, 1) as Record<string, unknown>;
  const { body } = await t.call('POST', '/orders', { ...order, customer_id: zelie.id, status: 'draft' }, staff);
  expect(body.data).toMatchObject({ customerId: zelie.id, email: 'zelie@mail.example' });
});
