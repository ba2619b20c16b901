import { expect } from 'vitest';
import { slots } from '#server/db/tables/slots.ts';
import { makeStaff } from './accounts.ts';
import { bearer, makeOrderShop, nextGuest } from './order-shop.ts';
import { turnOn } from './second-factor.ts';
import { startTestApp } from './test-app.ts';
import { createTestProvider } from './test-provider.ts';

type Placed = { id: number; token: string };

/** A shop that takes cards and PayPal from providers in memory, and what a guest and staff do in it. */
export async function startPaymentShop() {
  const stripe = createTestProvider('stripe');
  const paypal = createTestProvider('paypal');
  const t = await startTestApp({
    now: new Date('2026-11-23T10:00:00Z'),
    providers: new Map([
      ['stripe', stripe],
      ['paypal', paypal],
    ]),
  });
  const shop = await makeOrderShop(t);
  await turnOn(t, 'paymentMethods.card', 'paymentMethods.paypal');
  // Of two slots that begin at once each ends at a time of its own.
  let made = 0;
  return {
    t,
    shop,
    stripe,
    paypal,
    /** Places an order for pickup, by card unless it says otherwise. */
    place: async (items: [number, number][], more: object = {}) => {
      const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
      const to = { store_id: shop.storeId, type: 'pickup', payment_method: 'card', status: 'submitted' };
      const answer = await t.call('POST', '/order/create', { ...to, order_items, ...nextGuest(), ...more });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      return answer.body.data;
    },
    /** The id of a slot for pickup that begins in so many days. */
    slotIn: async (days: number) => {
      const startsAt = new Date(t.deps.clock().getTime() + days * 86_400_000);
      const times = { startsAt, endsAt: new Date(startsAt.getTime() + 7_200_000 + made++), cutOffAt: startsAt };
      const room = { mostOrders: 50, mostPickingSeconds: 100_000, feeCents: 0 };
      const values = { storeId: shop.storeId, type: 'pickup', ...times, ...room } as const;
      const [slot] = await t.db.insert(slots).values(values).returning({ id: slots.id });
      return slot?.id;
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
