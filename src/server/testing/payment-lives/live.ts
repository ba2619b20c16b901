import fc from 'fast-check';
import { eq } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { makeStaff } from '../accounts.ts';
import { bearer, nextGuest, type OrderShop } from '../order-shop.ts';
import type { TestApp, TestCall } from '../test-app.ts';
import type { Fault, TestProvider } from '../test-provider.ts';

const calls = ['open', 'lookup', 'authoriseApproved', 'authoriseKept', 'capture', 'cancel', 'refund'] as const;
const faults: readonly Fault[] = ['lost', 'cut', 'broken', 'brokenDone', 'busy', 'killedBefore', 'killedAfter'];
const onlineOrNot = ['card', 'paypal', 'cash'] as const;

/** What a payer, the provider, staff, the job or time does next. */
export const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ does: fc.constant('pay' as const), declined: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('return' as const), left: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('event' as const), number: fc.nat(3) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('another' as const), method: fc.constantFrom(...onlineOrNot) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('change' as const), quantity: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 6, arbitrary: fc.record({ does: fc.constant('move' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'reject' as const, 'shopperCancels') }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('takeBack' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ does: fc.constant('goodwill' as const), cents: fc.integer({ min: 1, max: 400 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ does: fc.constant('jobs' as const), processes: fc.integer({ min: 1, max: 2 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('fail' as const),
      call: fc.constantFrom(...calls),
      fault: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.constantFrom(10, 60, 700, 1900) }),
  },
);
export type LifeStep = typeof step extends fc.Arbitrary<infer T> ? T : never;

export type LifeAt = {
  t: TestApp;
  shop: OrderShop;
  providers: Record<'stripe' | 'paypal', TestProvider>;
};
export type Placed = { id: number; token: string };

/** Places an order of a guest: apples, which are counted, and carrots, which are weighed. */
export async function place({ t, shop }: LifeAt, method: (typeof onlineOrNot)[number], slotId: number | null) {
  const order_items = [
    { product_id: shop.bread, quantity: 2 },
    { product_id: shop.carrots, quantity: 0.1 },
  ];
  const order = { store_id: shop.storeId, type: 'pickup', payment_method: method, status: 'submitted', order_items };
  const slot = slotId === null ? {} : { slot_id: slotId };
  const { status, body } = await t.call('POST', '/order/create', { ...order, ...nextGuest(), ...slot });
  if (status !== 200) throw new Error(`the order was not placed: ${JSON.stringify(body)}`);
  return body.data as Placed;
}

/** Does a step, and answers the call that it made; null: none. What the shop refuses, it may refuse. */
export async function act(context: LifeAt, order: Placed, one: LifeStep): Promise<TestCall | null> {
  const { t, shop, providers } = context;
  const { id, token } = order;
  const newest = async () => (await paymentsOf(context, order)).at(-1);
  switch (one.does) {
    case 'pay': {
      const payment = await newest();
      const provider = payment && providers[payment.provider];
      if (payment && provider?.things.get(payment.id)?.state === 'open')
        provider.pay(payment.id, one.declined ? { declined: 'card_declined' } : {});
      return null;
    }
    case 'return': {
      const payment = await newest();
      return payment ? t.call('GET', `/payment/${payment.id}/return?left=${one.left}`) : null;
    }
    case 'event': {
      const payment = await newest();
      if (!payment) return null;
      // The same one comes again and again.
      const event = { id: `${payment.id}-${one.number}`, type: 'changed', paymentId: payment.id, about: [], at: null };
      return t.call('POST', `/payments/${payment.provider}/events`, event);
    }
    case 'another':
      return t.call('POST', `/order/${id}/payment`, { payment_method: one.method, token });
    case 'change': {
      const order_items = [{ product_id: shop.bread, quantity: one.quantity }];
      return t.call('POST', `/order/${id}/change`, { order_items, token });
    }
    case 'shopperCancels':
      return t.call('POST', `/order/${id}/cancel`, { token });
    case 'cancel':
    case 'reject': {
      const status = one.does === 'cancel' ? 'cancelled' : 'rejected';
      return asStaff(context, 'PUT', `/orders/${id}/status`, { status, reason: 'Essai' });
    }
    case 'move': {
      const { body } = await asStaff(context, 'GET', `/orders/${id}`);
      const next = { pending: 'processing', processing: 'ready', ready: 'delivered' }[String(body.data.status)];
      return next ? asStaff(context, 'PUT', `/orders/${id}/status`, { status: next }) : null;
    }
    case 'takeBack': {
      const order_items = [{ product_id: shop.bread, quantity: 1 }];
      return asStaff(context, 'POST', `/orders/${id}/returns`, { order_items, reason: 'Abîmé' });
    }
    case 'goodwill':
      return asStaff(context, 'POST', `/orders/${id}/refunds`, { amount: one.cents / 100, reason: 'Retard' });
    case 'jobs':
      await runJobs(context, one.processes);
      return null;
    case 'fail':
      for (const provider of Object.values(providers)) provider.fail(one.call, one.fault);
      return null;
    case 'wait':
      t.wait(one.seconds);
      return null;
  }
}

/** Runs the job of payments in so many processes; one that is killed leaves what it leaves. */
export async function runJobs({ t }: LifeAt, processes: number): Promise<void> {
  await Promise.allSettled(Array.from({ length: processes }, () => t.deps.payments.run()));
}

export function paymentsOf({ t }: LifeAt, { id }: Placed) {
  return t.db.select().from(payments).where(eq(payments.orderId, id)).orderBy(payments.createdAt, payments.serial);
}

/** A session ends sooner than the clock of these lives goes. */
async function asStaff({ t }: LifeAt, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<TestCall> {
  const { token } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  return t.call(method, path, body, bearer(token));
}
