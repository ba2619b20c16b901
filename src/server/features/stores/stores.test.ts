import { expect, test } from 'vitest';
import { listStores } from '#contract/stores/stores.ts';
import { eq } from '#server/db/sql.ts';
import { shop } from '#server/db/tables/shop.ts';
import { storeHours, stores } from '#server/db/tables/stores.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ env: { CURRENCY: 'VND', CLIENT_ID: 'my-shop' } });
const second = await makeStore(t.db, {
  name: 'Deuxième',
  position: 2,
  discountPercent: 10,
  discountIsActive: true,
  discountTo: new Date('2026-12-31T22:59:59Z'),
  rules: [{ postalCode: '75013', orderAmountCents: 5000, feeRetailCents: 490, feeWholesaleCents: 0 }],
});
await makeStore(t.db, { name: 'Première', position: 1, allowDelivery: false, rules: [] });
const hidden = await makeStore(t.db, { name: 'Cachée', position: 3, displayable: false });
await t.db.insert(storeHours).values([
  { storeId: second, weekday: 3, opens: '08:30', closes: '20:00' },
  { storeId: second, weekday: 2, opens: '15:00', closes: '20:00' },
  { storeId: second, weekday: 2, opens: '08:30', closes: '12:30' },
]);

test('the displayable stores in their order, with rules, hours and discount in decimals and ISO dates', async () => {
  const list = await t.apiAs()(listStores, {});
  expect(list.map((store) => store.name)).toEqual(['Première', 'Deuxième']);
  expect(list[0]).toMatchObject({ allowDelivery: false, shippingRules: [], openingHours: [], discount: null });
  expect(list[1]).toMatchObject({
    address: { street: '1 rue des Tests', city: 'Paris', state: null, postalCode: '75013', country: 'FR' },
    contact: { phoneNumber: '+33 1 99 00 00 00', email: 'magasin@panier.example' },
    shippingRules: [{ postalCode: '75013', orderAmount: 5000, deliveryFeeForRetail: 490, deliveryFeeForWholesale: 0 }],
    discount: { percent: 10, isActive: true, validFrom: null, validTo: '2026-12-31T22:59:59.000Z' },
    openingHours: [
      { weekday: 2, opens: '08:30', closes: '12:30' },
      { weekday: 2, opens: '15:00', closes: '20:00' },
      { weekday: 3, opens: '08:30', closes: '20:00' },
    ],
  });
});

test('one store; 404 for an unknown or hidden one, 422 for no id', async () => {
  expect((await t.call('GET', `/store/${second}/information`)).body.data.name).toBe('Deuxième');
  expect((await t.call('GET', `/store/${hidden}/information`)).status).toBe(404);
  expect((await t.call('GET', '/store/999/information')).status).toBe(404);
  expect((await t.call('GET', '/store/abc/information')).status).toBe(422);
});

test('store reads carry an ETag and answer 304; a change of stores is seen at once', async () => {
  const first = await t.call('GET', '/store/list');
  const etag = String(first.headers.etag);
  expect((await t.call('GET', '/store/list', undefined, { 'if-none-match': etag })).status).toBe(304);
  await t.db.update(stores).set({ name: 'Neuf' }).where(eq(stores.id, second));
  t.deps.changes.publish('stores');
  expect((await t.call('GET', '/store/list')).body.data[1].name).toBe('Neuf');
});

test('the shop has a name before anybody gave it one, and then its own, in the currency of the deployment', async () => {
  const expected = { name: 'Panier', currency: 'VND', clientId: 'my-shop' };
  expect((await t.call('GET', '/shop')).body.data).toMatchObject(expected);
  await t.db.insert(shop).values({
    name: 'Chez nous',
    legalName: 'Chez nous SAS',
    foundedIn: 2024,
    email: 'a@b.example',
    phone: '1',
    mailSender: 'a@b.example',
  });
  t.deps.changes.publish('stores');
  expect((await t.call('GET', '/shop')).body.data.name).toBe('Chez nous');
});
