import { afterAll, expect } from 'vitest';
import { slots } from '#server/db/tables/slots.ts';
import { createProviders } from '#server/features/payments/create-providers.ts';
import { makeStaff } from './accounts.ts';
import { bearer, makeOrderShop, nextGuest } from './order-shop.ts';
import { startTestSandbox } from './payment-sandbox.ts';
import { turnOn } from './second-factor.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { openTestDatabase } from './test-database.ts';
import { createTestProvider } from './test-provider.ts';

type Placed = { id: number; token: string };

/** A shop that takes cards and PayPal from providers in memory, and what a guest and staff do in it. `env`: other settings. */
export async function startPaymentShop(env: Record<string, string> = {}) {
  const stripe = createTestProvider('stripe');
  const paypal = createTestProvider('paypal');
  const t = await startTestApp({
    now: new Date('2026-11-23T10:00:00Z'),
    env,
    providers: new Map([
      ['stripe', stripe],
      ['paypal', paypal],
    ]),
  });
  return { stripe, paypal, ...(await paymentShopOf(t)) };
}

/**
 * The same over the sandbox, by HTTP; its events reach the shop once they are delivered. Closed after the last test of
 * the file.
 */
export async function startSandboxShop() {
  const start = new Date('2026-11-23T10:00:00Z');
  const connection = await openTestDatabase();
  let shopTime = () => start;
  const sandbox = await startTestSandbox(connection, () => shopTime());
  const settings = { publicUrl: 'http://127.0.0.1', payments: { timeoutSeconds: 30 } };
  const t = await startTestApp({
    now: start,
    connection,
    providers: await createProviders(sandbox.settings, settings),
  });
  shopTime = () => t.deps.clock();
  afterAll(async () => {
    await sandbox.stop();
    await t.close();
  });
  return { sandbox, ...(await paymentShopOf(t)) };
}

/** What a guest and staff do in a shop that takes cards and PayPal. */
async function paymentShopOf(t: TestApp) {
  const shop = await makeOrderShop(t);
  await turnOn(t, 'paymentMethods.card', 'paymentMethods.paypal');
  return {
    t,
    shop,
    /** A slot of the shop for pickup that begins in so many days; answers its id. */
    makeSlot: async (days: number): Promise<number> => {
      const startsAt = new Date(t.deps.clock().getTime() + days * 86_400_000);
      const times = { startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000), cutOffAt: startsAt };
      const room = { mostOrders: 50, mostPickingSeconds: 100_000, feeCents: 0 };
      const slot = { storeId: shop.storeId, type: 'pickup', ...times, ...room } as const;
      const once = { target: [slots.storeId, slots.type, slots.startsAt, slots.endsAt], set: room };
      const [row] = await t.db.insert(slots).values(slot).onConflictDoUpdate(once).returning({ id: slots.id });
      return row?.id ?? 0;
    },
    asStaff: async (method: string, path: string, body?: object) => {
      const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
      return t.call(method, path, body, bearer(token));
    },
    /** Places an order for pickup, by card unless it says otherwise. */
    place: async (items: [number, number][], more: object = {}, headers: Record<string, string> = {}) => {
      const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
      const to = { store_id: shop.storeId, type: 'pickup', payment_method: 'card', status: 'submitted' };
      const answer = await t.call('POST', '/order/create', { ...to, order_items, ...nextGuest(), ...more }, headers);
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },
    read: async ({ id, token }: Placed) => (await t.call('GET', `/order/${id}?token=${token}`)).body.data,
    pay: ({ id, token }: Placed, payment_method: string) =>
      t.call('POST', `/order/${id}/payment`, { payment_method, token }),
    change: ({ id, token }: Placed, product_id: number, quantity: number) =>
      t.call('POST', `/order/${id}/change`, { order_items: [{ product_id, quantity }], token }),
    /** A session ends sooner than the clock of these tests goes. */
    move: async (id: number, status: string) => {
      const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
      return t.call('PUT', `/orders/${id}/status`, { status }, bearer(token));
    },
    comeBack: (id: string, left = false) => t.call('GET', `/payment/${id}/return?left=${left}`),
    run: () => t.deps.payments.run(),
  };
}
