import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { bearer, home, makeOrderShop, person, refusalOf, stockOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();
const shop = await makeOrderShop(t);

const order = () => {
  return { store_id: shop.storeId, type: 'pickup', order_items: [{ product_id: shop.bread, quantity: 1 }] };
};
const submit = (body: object, token: string) =>
  t.call('POST', '/order/create', { ...order(), status: 'submitted', ...body }, bearer(token));

test.each<[string, object, string]>([
  ['no name', { name: '' }, '422 customer_name=validation.required'],
  ['a name of one letter', { name: 'C' }, '422 customer_name=checkout.nameTooShort'],
  ['a name beyond what an order holds', { name: 'C'.repeat(121) }, '422 customer_name=validation.tooLong'],
  ['no telephone number', { phone: '' }, '422 customer_phone=validation.required'],
  ['a short telephone number', { phone: '123456' }, '422 customer_phone=checkout.phoneTooShort'],
  ['an address that is none', { email: 'nobody' }, '422 customer_email=validation.email'],
  [
    'neither name nor number',
    { name: '', phone: '' },
    '422 customer_name=validation.required customer_phone=validation.required',
  ],
])(
  'an account with %s is asked for it once it places an order, not while it keeps a draft',
  async (_, traits, expected) => {
    const { token } = await makeSignedIn(t, traits);
    expect(refusalOf(await submit({}, token))).toBe(expected);
    const draft = await t.call('POST', '/order/create', order(), bearer(token));
    expect(draft.status).toBe(200);
    const path = `/order/${draft.body.data.id}`;
    expect(refusalOf(await t.call('PUT', path, { status: 'submitted' }, bearer(token)))).toBe(expected);
    const placed = await t.call('PUT', path, { ...person, status: 'submitted' }, bearer(token));
    expect(placed.body.data).toMatchObject({ status: 'submitted', customerName: person.customer_name });
  },
);

test('a profile that passes is taken over, and stays as it was', async () => {
  const traits = { name: 'Camille Martin', phone: '+33 1 99 00 00 01' };
  const { customer, token } = await makeSignedIn(t, traits);
  const { body } = await submit({}, token);
  const expected = { customerName: traits.name, customerPhone: traits.phone, customerEmail: customer.email };
  expect(body.data).toMatchObject(expected);
  await submit({ customer_name: 'Dominique Petit' }, token);
  const [row] = await t.db.select().from(customers).where(eq(customers.id, customer.id));
  expect(row?.name).toBe(traits.name);
});

test('the bill goes to the profile’s address, but not to one that the checkout would refuse', async () => {
  const good = await makeSignedIn(t, { address: '12 rue des Lilas', city: 'Paris', postalCode: '75013' });
  const expected = { billingAddress: '12 rue des Lilas', billingCity: 'Paris', billingPostalCode: '75013' };
  expect((await submit({}, good.token)).body.data).toMatchObject(expected);
  const short = await makeSignedIn(t, { address: 'Bourg', city: 'P', postalCode: '1' });
  expect((await submit({}, short.token)).body.data).toMatchObject({
    billingAddress: null,
    billingCity: null,
    billingPostalCode: null,
  });
  const delivered = { ...home, type: 'delivery' };
  const street = { billing_address: '7 rue de la Paix', billing_city: null };
  expect((await submit({ ...delivered, ...street }, good.token)).body.data).toMatchObject({
    billingAddress: '7 rue de la Paix',
    billingCity: null,
    billingPostalCode: null,
  });
  expect((await submit(delivered, short.token)).body.data.billingAddress).toBe(home.shipping_address);
  expect(await stockOf(t, shop.bread)).toBe(0);
});
