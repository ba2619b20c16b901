import { describe, expect, test } from 'vitest';
import type { z } from '#contract/zod.ts';
import { eq } from '#server/db/sql.ts';
import { customerRoles, customers } from '#server/db/tables/accounts.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { paymentMethods, shippingAddresses } from '#server/db/tables/own-things.ts';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { makeCustomer, signIn } from '#server/testing/accounts.ts';
import { bearer, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

/** What nobody may write of themselves, in every spelling that one of our clients, tables or answers knows. */
const wishes: Record<string, unknown> = {
  id: 1,
  userId: 1,
  user_id: 1,
  customerId: 1,
  customer_id: 1,
  externalId: 'mine',
  sub: '1',
  roles: ['CAN_MANAGE_ORDERS'],
  role: 'CAN_MANAGE_ORDERS',
  isAdmin: true,
  customerType: 'wholesale',
  wholesale: true,
  priceType: 'wholesale',
  wholesaleRequestedAt: null,
  storeCredit: 100,
  store_credit: 100,
  storeCreditCents: 10_000,
  store_credit_cents: 10_000,
  duePaymentAmount: 0,
  due_payment_amount: 0,
  duePaymentCents: 0,
  emailVerified: true,
  emailVerifiedAt: '2026-01-01',
  email_verified_at: '2026-01-01',
  verified: true,
  active: true,
  status: 'completed',
  payment_status: 'paid',
  paymentStatus: 'paid',
  fulfilment: 'delivered',
  password_hash: 'x',
  passwordHash: 'x',
  email: 'other@panier.example',
  pendingEmail: 'other@panier.example',
  orderNumber: 'MINE',
  price: 0,
  total: 0,
  totalCents: 0,
  priceCents: 0,
  feeCents: 0,
  createdAt: '2020-01-01',
  updatedAt: '2020-01-01',
  erasedAt: '2020-01-01',
  avatar: '../x',
  avatarUrl: '/x',
};
/** The few of these names that a call does take, and what it makes of them. */
const taken: Record<string, string[]> = {
  // One's own at sign-up; a new address is asked for as `contact_email`.
  register: ['email'],
  // The shop's, of staff.
  writeShop: ['email'],
  // The file itself.
  addAvatar: ['avatar'],
  // Draft or submitted; the figures are compared, the payment is overlooked.
  createOrder: ['due_payment_amount', 'payment_status', 'status'],
  updateOrder: ['due_payment_amount', 'id', 'payment_status', 'status'],
  // Staff's own call.
  createAdminOrder: ['customer_id', 'due_payment_amount', 'payment_status', 'status'],
  updateAdminOrder: ['due_payment_amount', 'id', 'payment_status', 'status'],
  moveOrder: ['id', 'status'],
  markPayment: ['id', 'payment_status'],
  moderateReview: ['id', 'status'],
  createCustomer: ['customerType', 'email', 'status'],
  updateCustomer: ['customerType', 'email', 'id', 'roles', 'status'],
  createProduct: ['price'],
  updateProduct: ['id', 'price'],
  createShortDateLot: ['id', 'price'],
};
const writes = allEndpoints.filter(({ method }) => method !== 'GET');

describe('every write', () => {
  test.each(writes.map((e) => [e.name, e] as const))('%s takes none of what nobody may write', async (name, e) => {
    const { input } = await e.schemas();
    const { shape, def } = input as z.ZodObject;
    // What is not named is dropped, or refused.
    expect([undefined, 'never']).toContain(def.catchall?._zod.def.type);
    const inPath = /:id\b/.test(e.path) ? ['id'] : [];
    expect(
      Object.keys(shape)
        .filter((key) => key in wishes)
        .sort(),
    ).toEqual(taken[name] ?? inPath);
  });
});

const t = await startSharedApp();
const shop = await makeOrderShop(t);
const owner = await makeCustomer(t.db, { storeCreditCents: 500 });
const token = (await signIn(t, owner)).token;

const rowOf = async () => (await t.db.select().from(customers).where(eq(customers.id, owner.id)))[0];
const call = (method: string, path: string, body: object) => t.call(method, path, body, bearer(token));

test.each<[string, string, object]>([
  ['PUT', '/authentication/customer/update', { bio: 'Bonjour' }],
  ['PUT', '/customer-profiles/me', { bio: 'Bonjour' }],
  ['POST', '/shipping-addresses', { name: 'Maison', address: '1 rue des Tests', city: 'Paris', zipCode: '75013' }],
  ['POST', '/payment-methods', { type: 'bank', bankName: 'Banque', accountNumber: '1234' }],
  ['PUT', '/notification-preferences', { marketingEmails: true }],
  ['POST', '/authentication/verify-email/resend', {}],
])('%s %s writes what it names and no more of the account', async (method, path, body) => {
  const before = await rowOf();
  const { status } = await call(method, path, { ...wishes, ...body });
  expect([200, 404]).toContain(status);
  const { bio: _, updatedAt: __, version: ___, ...kept } = before ?? {};
  expect(await rowOf()).toMatchObject(kept);
  expect(await t.db.$count(customerRoles, eq(customerRoles.customerId, owner.id))).toBe(0);
  for (const { customerId } of [
    ...(await t.db.select().from(shippingAddresses)),
    ...(await t.db.select().from(paymentMethods)),
  ])
    expect(customerId).toBe(owner.id);
});

test('an order is the caller’s, at the shop’s own prices, unpaid and not begun, whatever it says', async () => {
  const { id: stranger } = await makeCustomer(t.db);
  const line = { product_id: shop.apples, quantity: 2, price: 0, priceCents: 1, lineCents: 1, unit_price: 0 };
  const wished = { ...wishes, customer_id: stranger, customerId: stranger, status: 'draft', fulfilment: 'delivered' };
  const content = { ...wished, store_id: shop.storeId, type: 'pickup', order_items: [line] };
  const made = await call('POST', '/order/create', content);
  expect(made.status).toBe(200);
  const order = async () => (await t.db.select().from(orders).where(eq(orders.id, made.body.data.id)))[0];
  const expected = { customerId: owner.id, status: 'draft', fulfilment: 'pending', paymentStatus: 'needs_payment' };
  expect(await order()).toMatchObject({ ...expected, totalCents: 500, orderNumber: null });
  expect((await call('PUT', `/order/${made.body.data.id}`, content)).status).toBe(200);
  expect(await order()).toMatchObject({ ...expected, totalCents: 500, orderNumber: null });
  const [kept] = await t.db.select().from(orderLines).where(eq(orderLines.orderId, made.body.data.id));
  expect(kept).toMatchObject({ unitCents: 250 });
  // Neither does an order become what only staff make of it.
  const completed = await call('PUT', `/order/${made.body.data.id}`, { ...content, status: 'completed' });
  expect([completed.status, (await order())?.status]).toEqual([422, 'draft']);
});
