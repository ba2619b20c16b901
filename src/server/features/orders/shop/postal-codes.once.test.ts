import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, guestOrder, home, makeOrderShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-11-24T10:00:00Z');
const t = await startSharedApp({ now });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_CUSTOMERS'])).token);
const fee = (postalCode: string, cost: number) => {
  return { postalCode, orderAmount: 100, deliveryFeeForRetail: cost, deliveryFeeForWholesale: cost };
};
const shippingRules = [
  fee('v6b1a1', 3),
  fee('90012', 4),
  fee('90012-0001', 5),
  fee('６９ 003', 6),
  fee('13*', 7),
  fee('*****', 9),
];
expect((await t.call('PUT', `/stores/${shop.storeId}`, { shippingRules }, staff)).status).toBe(200);

// Each as it may be typed, with what the store's rules ask.
const typed: [code: string, form: string, fee: number][] = [
  ['V6B1A1', 'V6B 1A1', 3],
  [' v6b 1a1 ', 'V6B 1A1', 3],
  ['90012-7777', '90012-7777', 4],
  ['90012-0001', '90012-0001', 5],
  ['90012', '90012', 4],
  ['69003', '69003', 6],
  ['69 003', '69003', 6],
  ['６９００３', '69003', 6],
  ['69003\u200b', '69003', 6],
  ['13 001', '13001', 7],
  ['31000', '31000', 9],
];

test('the rules of a store are kept in the one form, and one code has one rule at an amount', async () => {
  const read = await t.call('GET', `/store/${shop.storeId}/information`);
  const codes = read.body.data.shippingRules.map((rule: { postalCode: string }) => rule.postalCode).sort();
  expect(codes).toEqual(['*****', '13*', '69003', '90012', '90012-0001', 'V6B 1A1']);
  const rule = (postalCode: string) => {
    return { postalCode, orderAmount: 50, deliveryFeeForRetail: 1, deliveryFeeForWholesale: 1 };
  };
  const twice = { shippingRules: [rule('75*'), rule('75 **')] };
  const none = { shippingRules: [rule('7*')] };
  expect(refusalOf(await t.call('PUT', `/stores/${shop.storeId}`, twice, staff))).toContain('stores.ruleTwice');
  expect(refusalOf(await t.call('PUT', `/stores/${shop.storeId}`, none, staff))).toContain('validation.postalCode');
  const both = { shippingRules: [rule('M5V2T6'), rule('M5V 2T6')] };
  expect(refusalOf(await t.call('PUT', `/stores/${shop.storeId}`, both, staff))).toBe(
    '422 shippingRules.1.orderAmount=stores.ruleTwice',
  );
});

test.each(typed)('%j: cart, order and the trial of rules ask the fee of %s', async (code, form, fee) => {
  const query = `store_id=${shop.storeId}&lines=${shop.bread}:3&postal_code=${encodeURIComponent(code)}`;
  expect((await t.call('GET', `/cart/figures?${query}`)).body.data).toMatchObject({ fee, isDeliverable: true });
  const order = { ...guestOrder(shop.storeId, shop.bread, 3), ...home, type: 'delivery', shipping_postal_code: code };
  const made = await t.call('POST', '/order/create', { ...order, status: 'submitted' });
  expect(made.body.data).toMatchObject({ deliveryFee: fee, shippingPostalCode: form, billingPostalCode: form });
  const attempt = { postal_code: code, amount: 10 };
  expect((await t.call('POST', `/stores/${shop.storeId}/try-rules`, attempt, staff)).body.data.fee).toBe(fee);
  const list = `/store/${shop.storeId}/product-collection?postalCode=${encodeURIComponent(code)}`;
  expect((await t.call('GET', list)).status).toBe(200);
});

test.each(typed)('%j is kept as %s in profile, address book and by staff', async (code, form) => {
  const { customer, token } = await makeSignedIn(t);
  const own = bearer(token);
  const changed = await t.call('PUT', '/authentication/customer/update', { postal_code: code }, own);
  expect(changed.body.data.postalCode).toBe(form);
  const address = { name: 'Ana Petit', address: '12 rue des Lilas', city: 'Lyon', zipCode: code };
  expect((await t.call('POST', '/shipping-addresses', address, own)).body.data.zipCode).toBe(form);
  const by = await t.call('PUT', `/customers/${customer.id}`, { zipCode: code }, staff);
  expect(by.body.data.zipCode).toBe(form);
});

test.each(['SW1A 1AA', '750111', '75011 1234', 'K1A-0B1'])('%j is refused in each field', async (code) => {
  const { customer, token } = await makeSignedIn(t);
  const own = bearer(token);
  const address = { name: 'Ana Petit', address: '12 rue des Lilas', city: 'Lyon', zipCode: code };
  const order = { ...guestOrder(shop.storeId, shop.bread, 3), ...home, type: 'delivery', shipping_postal_code: code };
  const answers = await Promise.all([
    t.call('PUT', '/authentication/customer/update', { postal_code: code }, own),
    t.call('POST', '/shipping-addresses', address, own),
    t.call('PUT', `/customers/${customer.id}`, { zipCode: code }, staff),
    t.call('POST', '/order/create', { ...order, status: 'submitted' }),
    t.call('POST', `/stores/${shop.storeId}/try-rules`, { postal_code: code, amount: 10 }, staff),
    t.call('GET', `/store/${shop.storeId}/product-collection?postalCode=${encodeURIComponent(code)}`),
  ]);
  expect(answers.map(refusalOf)).toEqual([
    '422 postal_code=validation.postalCode',
    '422 zipCode=validation.postalCode',
    '422 zipCode=validation.postalCode',
    '422 shipping_postal_code=validation.postalCode',
    '422 postal_code=validation.postalCode',
    '422 postalCode=validation.postalCode',
  ]);
});

test('a draft and what is sent once more of it agree on the code, however it is written', async () => {
  const own = bearer((await makeSignedIn(t)).token);
  const order = guestOrder(shop.storeId, shop.bread, 3);
  const draft = { ...order, ...home, type: 'delivery', shipping_postal_code: 'V6B1A1', status: 'draft' };
  const { body } = await t.call('POST', '/order/create', draft, own);
  expect(body.data.shippingPostalCode).toBe('V6B 1A1');
  const again = await t.call('PUT', `/order/${body.data.id}`, { shipping_postal_code: 'v6b 1a1' }, own);
  expect(again.body.data).toMatchObject({ shippingPostalCode: 'V6B 1A1', deliveryFee: 3 });
});
