import { expect, test } from 'vitest';
import { readShopFigures } from '#contract/shop/shop.ts';
import { orders } from '#server/db/tables/orders.ts';
import { shop } from '#server/db/tables/shop.ts';
import { makeSignedIn } from '#server/testing/accounts.ts';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp({ now: new Date('2026-12-31T10:00:00Z') });

const figures = () => t.apiAs()(readShopFigures, {});
const exactly = (value: number) => ({ value, isMore: false });

/** An order of a guest, or of an account. */
async function order(storeId: number, of: { customerId: number } | { customerEmail: string }, status = 'submitted') {
  const number = `N-${Math.random()}`;
  await t.db
    .insert(orders)
    .values({ storeId, ...of, status: status as 'submitted', orderNumber: number, submittedAt: new Date() });
}

test('a new shop has none to tell', async () => {
  const none = { customers: null, products: null, suppliers: null, stores: null, years: null };
  expect(await figures()).toEqual(none);
});

test('customers, products, suppliers and stores are counted as they are, and told rounded down an hour later', async () => {
  const first = await makeStore(t.db);
  const second = await makeStore(t.db);
  const hidden = await makeStore(t.db, { displayable: false });
  for (let i = 0; i < 101; i++)
    await makeProduct(t.db, { stores: [first, second], supplier: i % 2 ? 'Ferme' : 'ferme' });
  await makeProduct(t.db, { stores: [first], supplier: 'Moulin' });
  await makeProduct(t.db, { stores: [hidden], supplier: 'Personne' });
  await makeProduct(t.db, { stores: [first], visible: false, supplier: 'Personne' });
  const { customer } = await makeSignedIn(t);
  for (const email of ['Ana@shop.example', 'ana@shop.example', 'bao@shop.example'])
    await order(first, { customerEmail: email });
  for (let i = 0; i < 2; i++) await order(second, { customerId: customer.id }, 'completed');
  await order(first, { customerEmail: 'cut@shop.example' }, 'cancelled');
  await t.db.insert(shop).values({
    name: 'Panier',
    legalName: 'Panier',
    email: '',
    phone: '',
    mailSender: 'p@p.example',
    foundedIn: 2019,
  });
  t.deps.changes.publish('stores');
  expect((await figures()).products).toBeNull();
  t.wait(3601);
  expect(await figures()).toEqual({
    customers: exactly(3),
    products: { value: 100, isMore: true },
    suppliers: exactly(2),
    stores: exactly(2),
    years: exactly(7),
  });
});
