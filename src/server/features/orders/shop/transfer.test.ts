import { expect, test } from 'vitest';
import { makeSignedIn, makeStaff } from '#server/testing/accounts.ts';
import { bearer, makeOrderShop, nameShop, nextGuest, refusalOf, testAccount } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-11-23T10:00:00Z') });
const shop = await makeOrderShop(t);
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION', 'CAN_MANAGE_ORDERS'])).token);

const withoutAccount = () => nameShop(t, { iban: '', bic: '', accountHolder: '' });
const sent = (more: object) => ({
  store_id: shop.storeId,
  type: 'pickup',
  payment_method: 'bank_transfer',
  order_items: [{ product_id: shop.bread, quantity: 2 }],
  ...more,
});
const place = () => t.call('POST', '/order/create', sent({ status: 'submitted', ...nextGuest() }));

test('a transfer is refused in a shop without an account, and taken once it has one', async () => {
  await withoutAccount();
  expect(refusalOf(await place())).toBe('422 payment_method=checkout.paymentNotOffered');
  const { token } = await makeSignedIn(t);
  const draft = await t.call('POST', '/order/create', sent({ status: 'draft' }), bearer(token));
  expect(refusalOf(draft)).toBe('422 payment_method=checkout.paymentNotOffered');
  await nameShop(t, testAccount);
  expect((await place()).status).toBe(200);
});

test('who has placed it is told where the money goes, until it is paid', async () => {
  await nameShop(t, testAccount);
  const { data } = (await place()).body;
  expect(data.transfer).toEqual({ ...testAccount, amount: 2.2, reference: data.orderNumber });
  const paid = await t.call('PUT', `/orders/${data.id}/payment`, { payment_status: 'paid' }, staff);
  expect(paid.status).toBe(200);
  const cash = await t.call(
    'POST',
    '/order/create',
    sent({ status: 'submitted', ...nextGuest(), payment_method: 'cash' }),
  );
  expect(cash.body.data.transfer).toBeNull();
});

test('an order keeps the method when the account is taken off; a draft of it is refused when it is placed', async () => {
  await nameShop(t, testAccount);
  const { token } = await makeSignedIn(t);
  const own = bearer(token);
  const draft = (await t.call('POST', '/order/create', sent({ status: 'draft' }), own)).body.data;
  expect([draft.paymentMethod, draft.transfer]).toEqual(['bank_transfer', null]);
  await withoutAccount();
  const { payment_method: _, ...rest } = sent({ status: 'submitted', ...nextGuest() }) as Record<string, unknown>;
  const placing = () => t.call('PUT', `/order/${draft.id}`, rest, own);
  expect(refusalOf(await placing())).toBe('422 payment_method=checkout.paymentNotOffered');
  await nameShop(t, testAccount);
  const placed = (await placing()).body.data;
  const read = async () => (await t.call('GET', `/order/${placed.id}`, undefined, own)).body.data;
  expect((await read()).transfer).toMatchObject({ iban: testAccount.iban, reference: placed.orderNumber });
  await withoutAccount();
  expect(await read()).toMatchObject({ paymentMethod: 'bank_transfer', transfer: null });
  await nameShop(t, testAccount);
  const cancelled = await t.call('PUT', `/orders/${placed.id}/status`, { status: 'cancelled', reason: 'x' }, staff);
  expect(cancelled.status).toBe(200);
  expect((await read()).transfer).toBeNull();
});
