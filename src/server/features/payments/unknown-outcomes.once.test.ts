import { describe, expect, test } from 'vitest';
import { asc, eq } from '#server/db/sql.ts';
import { paymentEvents } from '#server/db/tables/payments.ts';
import { startPaymentShop } from '#server/testing/payment-shop.ts';
import type { Fault } from '#server/testing/test-provider.ts';

const { t, shop, stripe, paypal, asStaff, place, move, comeBack, read, run } = await startPaymentShop();
const providers = { card: stripe, paypal } as const;
type Method = keyof typeof providers;
type Order = Awaited<ReturnType<typeof place>>;

const authorised = async (payment_method: Method) => {
  const order = await place([[shop.bread, 2]], { payment_method });
  providers[payment_method].pay(order.payment.id);
  await comeBack(order.payment.id);
  return order;
};
const picked = async (method: Method, ...more: string[]) => {
  const order = await authorised(method);
  for (const status of ['processing', 'ready', ...more]) expect((await move(order.id, status)).status).toBe(200);
  return order;
};
const collected = async (method: Method) => {
  const order = await picked(method, 'delivered');
  await run();
  return order;
};
const giveBack = async ({ id }: Order, amount = 1) => {
  const { body } = await asStaff('POST', `/orders/${id}/refunds`, { amount, reason: 'Retard' });
  expect(body.data.refunds).toMatchObject([{ status: 'pending' }]);
};
const paymentOf = async ({ id }: Order) => (await asStaff('GET', `/orders/${id}`)).body.data.payments[0];
const runFor = async (minutes: number) => {
  for (let i = 0; i < minutes; i++) {
    await run();
    t.wait(60);
  }
  await run();
};
const eventsOf = (id: string) =>
  t.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id)).orderBy(asc(paymentEvents.id));

/** What was asked of one kind, and what came of it. */
async function tellOf({ payment: { id } }: Order, kind: string): Promise<string[]> {
  const all = await eventsOf(id);
  const requests = all.filter((one) => one.kind === kind && one.phase === 'request');
  const numberOf = new Map(requests.map((one, i) => [one.id, i + 1]));
  const looked = (one: (typeof all)[number]) =>
    one.kind === 'lookup' && one.outcome === 'done' && one.id > (requests[0]?.id ?? 0);
  return all.flatMap((one) => {
    if (looked(one)) return ['looked'];
    if (one.kind !== kind || one.phase === 'note') return [];
    if (one.phase === 'outcome') return [`${numberOf.get(one.requestId ?? 0)} ${one.outcome}`];
    return one.replaces === null ? [] : [`${numberOf.get(one.id)} for ${numberOf.get(one.replaces)}`];
  });
}

// One call each; what prepares it, what has it made, and how the payment stands once it was made.
const calls = {
  open: {
    before: async (method: Method) => method,
    make: (method: Method) => place([[shop.bread, 2]], { payment_method: method }),
    is: { status: 'open' },
  },
  capture: {
    before: picked,
    make: async (order: Order) => order,
    is: { status: 'captured', captured: 2.2 },
  },
  cancel: {
    before: authorised,
    make: async (order: Order) => {
      await move(order.id, 'cancelled');
      return order;
    },
    is: { status: 'cancelled', reserved: 0 },
  },
  refund: {
    before: collected,
    make: async (order: Order) => {
      await giveBack(order);
      return order;
    },
    is: { status: 'captured', refunded: 1 },
  },
} as const;
const repeated = ['1 unknown', '1 done'];
const renewed = ['1 failed', 'looked', '2 for 1', '2 done'];

describe.each(Object.keys(calls) as (keyof typeof calls)[])('%s', (kind) => {
  test.each<[Method, Fault, string[]]>([
    ['card', 'cut', repeated],
    ['card', 'lost', repeated],
    ['card', 'busy', ['1 later', '1 done']],
    ['card', 'broken', renewed],
    // A page whose address never came is of no use.
    ['card', 'brokenDone', kind === 'open' ? renewed : ['1 failed', 'looked']],
    ['paypal', 'cut', repeated],
    ['paypal', 'broken', renewed],
    ['paypal', 'brokenDone', kind === 'open' ? renewed : ['1 failed', 'looked']],
  ])('by %s, %s: %j', async (method, fault, expected) => {
    const { before, make, is } = calls[kind];
    const prepared = await before(method);
    const provider = providers[method];
    const made = () => provider.done.filter((call) => call === kind).length;
    const [doneBefore] = [made()];
    provider.fail(kind, fault);
    const order = await make(prepared as never);
    await runFor(3);
    expect((await read(order)).payment).toMatchObject({ ...is, asking: false });
    expect((await tellOf(order, kind)).slice(0, expected.length)).toEqual(expected);
    expect(made() - doneBefore).toBe(fault === 'brokenDone' && kind === 'open' ? 2 : 1);
    if (kind === 'refund') expect((await paymentOf(order)).refunds).toMatchObject([{ status: 'done', amount: 1 }]);
  });
});

test('what the provider refuses is not asked again: a refund has failed', async () => {
  const order = await collected('card');
  stripe.fail('refund', 'refused');
  await giveBack(order);
  await runFor(3);
  expect(await tellOf(order, 'refund')).toEqual(['1 refused']);
  expect(await paymentOf(order)).toMatchObject({ attention: 'refundFailed', refunds: [{ status: 'failed' }] });
});

test('a refund is known to its payment though the process ended before that was looked up', async () => {
  const order = await collected('card');
  await giveBack(order);
  stripe.fail('lookup', 'killedBefore');
  await run().catch(() => undefined);
  expect(await paymentOf(order)).toMatchObject({ refunded: 0, refunds: [{ status: 'done' }] });
  await run();
  expect(await paymentOf(order)).toMatchObject({ refunded: 1, attention: null });
});

test('a call that nobody has answered for 20 hours is looked for before another key', async () => {
  const order = await collected('paypal');
  paypal.fail('refund', 'lost', ...Array<Fault>(200).fill('cut'));
  await giveBack(order);
  for (let i = 0; i < 21; i++) {
    await run();
    t.wait(3600);
  }
  // Made by the first call, whose answer was lost.
  await runFor(2);
  expect((await paymentOf(order)).refunds).toMatchObject([{ status: 'done' }]);
  expect(paypal.things.get(order.payment.id)?.refunds).toHaveLength(1);
  paypal.heal();
});

describe.each(['card', 'paypal'] as const)('a refund by %s that the bank has not taken yet', (method) => {
  const provider = providers[method];
  const pending = async () => {
    const order = await collected(method);
    provider.bank.answers = 'pending';
    await giveBack(order);
    await run();
    provider.bank.answers = 'done';
    expect(await paymentOf(order)).toMatchObject({ attention: null, refunds: [{ status: 'pending' }] });
    return order;
  };
  const become = ({ payment }: Order, state: 'done' | 'failed') => {
    const thing = provider.things.get(payment.id);
    if (thing) thing.refunds = thing.refunds.map((refund) => ({ ...refund, state }));
  };

  test('is asked about until it is done, and not asked for again', async () => {
    const order = await pending();
    await runFor(5);
    expect(await paymentOf(order)).toMatchObject({ refunds: [{ status: 'pending' }] });
    become(order, 'done');
    t.wait(900);
    await run();
    expect(await paymentOf(order)).toMatchObject({ refunded: 1, attention: null, refunds: [{ status: 'done' }] });
    expect(provider.things.get(order.payment.id)?.refunds).toHaveLength(1);
  });

  test('has failed once an event says so, or later on, and may be tried again', async () => {
    const order = await pending();
    become(order, 'failed');
    const event = {
      id: `bank-${method}`,
      type: 'refund.failed',
      paymentId: order.payment.id,
      about: [],
      at: new Date(),
    };
    await t.call('POST', `/payments/${method === 'card' ? 'stripe' : 'paypal'}/events`, event);
    await run();
    const failed = { refunded: 0, attention: 'refundFailed', refunds: [{ status: 'failed' }] };
    expect(await paymentOf(order)).toMatchObject(failed);
    const { id } = (await paymentOf(order)).refunds[0];
    await asStaff('POST', `/orders/${order.id}/refunds/${id}/retry`, {});
    await run();
    expect(await paymentOf(order)).toMatchObject({ refunded: 1, attention: null, refunds: [{ status: 'done' }] });
    // Sent back by the bank days after it was done.
    become(order, 'failed');
    await asStaff('POST', `/orders/${order.id}/payments/lookup`, {});
    expect(await paymentOf(order)).toMatchObject(failed);
  });
});
