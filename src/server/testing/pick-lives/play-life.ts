import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { eq, inArray } from '#server/db/sql.ts';
import { orderLines, orders } from '#server/db/tables/orders.ts';
import { stock } from '#server/db/tables/stock.ts';
import { orderToken } from '#server/services/order/order-link.ts';
import { type Customer, signIn as openSession } from '../accounts.ts';
import { makeProduct } from '../catalogue.ts';
import { bearer, guestOrder, placeOrder } from '../order-shop.ts';
import { sendEvents, startRun } from '../picking.ts';
import type { TestApp } from '../test-app.ts';
import { type NaiveLine, resultOf, type SaidEvent, standingOf } from './naive-line.ts';
import { NaiveStock } from './naive-stock.ts';

const wish = fc.constantFrom('best_match' as const, 'ask_me', 'refund');
const said = fc.record({
  line: fc.nat(20),
  kind: fc.constantFrom('picked' as const, 'picked', 'short', 'substituted', 'undone'),
  tenths: fc.option(fc.integer({ min: 0, max: 13 })),
  secondsAgo: fc.integer({ min: 0, max: 5 }),
  isEmpty: fc.boolean(),
  byPhone: fc.boolean(),
  isAgain: fc.boolean(),
});
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('say' as const),
      by: fc.nat(3),
      all: fc.array(said, { minLength: 1, maxLength: 5 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('answer' as const), line: fc.nat(20), accept: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('cancel' as const), order: fc.nat(7) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 12 }) }) },
);

/** Orders with a wish each, some with something weighed beside; then what pickers, shoppers and staff do. */
export const life = fc.record({
  orders: fc.array(fc.record({ wish, pieces: fc.integer({ min: 1, max: 5 }), hasWeighed: fc.boolean() }), {
    minLength: 2,
    maxLength: 8,
  }),
  steps: fc.array(step, { minLength: 4, maxLength: 14 }),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;
type Said = Extract<Life['steps'][number], { does: 'say' }>['all'][number];

const onHand = 100_000;
export type LifeShop = {
  t: TestApp;
  storeId: number;
  pickers: readonly Customer[];
  manager: Customer;
};
type Headers = Record<string, string>;

/** Plays one life on the shop and on the naive model, and compares them: each answer, the shelves, the orders in the end. */
export async function playLife(shop: LifeShop, { orders: wanted, steps }: Life): Promise<void> {
  const { t, storeId } = shop;
  const signIn = async (who: Customer): Promise<Headers> => bearer((await openSession(t, who)).token);
  const signAllIn = async () => ({
    pickers: await Promise.all(shop.pickers.map(signIn)),
    manager: await signIn(shop.manager),
  });
  let signedIn = await signAllIn();
  const made = { stores: [storeId], quantityMilli: onHand, allergens: [] as never[] };
  const own = await makeProduct(t.db, { ...made, category: 'RIZ', name: 'Riz long', cents: 233 });
  const other = await makeProduct(t.db, { ...made, category: 'RIZ', name: 'Riz parfumé', cents: 219, vatBp: 1000 });
  const weighed = await makeProduct(t.db, { ...made, category: 'LEGUME', name: 'Carottes', unit: 'KG', cents: 399 });
  const placed: number[] = [];
  for (const { wish: substitution, pieces, hasWeighed } of wanted) {
    const order_items = [
      { product_id: own, quantity: pieces },
      ...(hasWeighed ? [{ product_id: weighed, quantity: 1 }] : []),
    ];
    placed.push((await placeOrder(t, { ...guestOrder(storeId, own, 1), order_items, substitution })).id);
  }
  const run = await startRun(t, signedIn.pickers[0] ?? {}, { storeId, orderIds: placed });
  const lines = run.lines.map(
    (line): NaiveLine => ({
      lineId: line.id,
      orderId: line.orderId,
      orderedMilli: line.quantity * 1000,
      isWeighed: line.weighed,
      wish: line.wish,
      hasSubstitute: !line.weighed,
      accepted: [],
      answers: new Map(),
    }),
  );
  const pieces = lines.filter(({ isWeighed }) => !isWeighed);
  const shelves = new NaiveStock(onHand, new Map(pieces.map(({ lineId, orderedMilli }) => [lineId, orderedMilli])));
  const gone = new Set<number>();
  const sent: { event: SaidEvent; line: NaiveLine }[] = [];
  const now = () => t.deps.clock().getTime();

  const say = async (by: number, all: readonly { line: NaiveLine; event: SaidEvent }[]) => {
    const events = all.map(({ line, event }) => toWire(line, event, other));
    const { status, body } = await sendEvents(t, signedIn.pickers[by % shop.pickers.length] ?? {}, {
      id: run.id,
      events,
    });
    expect(status, JSON.stringify(body)).toBe(200);
    const expected = all.map(({ line, event }) => {
      if (sent.some((one) => one.event.id === event.id)) return 'repeated';
      sent.push({ line, event });
      if (gone.has(line.orderId)) return 'unknownLine';
      const result = resultOf(line, event, now());
      if (result !== 'ok') return result;
      line.accepted.push(event);
      shelves.follow(line, now(), event.kind === 'short' && event.isEmpty);
      return result;
    });
    expect(body.data.results.map(({ result }: { result: string }) => result)).toEqual(expected);
  };
  const toSay = (by: number, one: Said): { line: NaiveLine; event: SaidEvent } => {
    const known = sent[one.line % Math.max(1, sent.length)];
    if (one.isAgain && known) return known;
    const line = lines[one.line % lines.length] as NaiveLine;
    const isWhole = !line.isWeighed || one.kind === 'substituted';
    const milli = one.tenths === null ? null : isWhole ? Math.min(6, one.tenths) * 1000 : one.tenths * 100;
    const at = now() - one.secondsAgo * 1000;
    return { line, event: { ...one, id: randomUUID(), at, by: by % shop.pickers.length, milli } };
  };

  for (const one of steps) {
    if (one.does === 'wait') {
      t.wait(one.minutes * 60);
      // A life may be longer than a session.
      signedIn = await signAllIn();
    }
    if (one.does === 'say')
      await say(
        one.by,
        one.all.map((each) => toSay(one.by, each)),
      );
    if (one.does === 'cancel') {
      const orderId = placed[one.order % placed.length] ?? 0;
      // Some are left to be finished.
      if (gone.size > 0 || gone.has(orderId)) continue;
      const move = await t.call('PUT', `/orders/${orderId}/status`, { status: 'cancelled' }, signedIn.manager);
      expect(move.status).toBe(200);
      gone.add(orderId);
      for (const line of lines) if (line.orderId === orderId) shelves.release(line.lineId);
    }
    if (one.does === 'answer') {
      const line = lines[one.line % lines.length] as NaiveLine;
      const { asked } = standingOf(line, now());
      const answers = [{ line_id: line.lineId, accept: one.accept }];
      const token = orderToken(t.deps.secret, line.orderId);
      const { status } = await t.call('POST', `/order/${line.orderId}/substitutions`, { answers, token });
      const isTaken = asked !== null && asked.until > now() && !gone.has(line.orderId);
      expect(status).toBe(isTaken ? 200 : asked || gone.has(line.orderId) ? 409 : 422);
      if (isTaken) line.answers.set(asked.id, one.accept);
    }
    await compareShelves(t, [own, other], shelves);
  }

  const open = lines.filter((line) => !gone.has(line.orderId));
  t.wait(10);
  for (const line of open.filter((one) => standingOf(one, now()).state === 'waiting')) {
    const event = { at: now(), by: 0, milli: null, isEmpty: false, byPhone: false };
    await say(0, [{ line, event: { ...event, id: randomUUID(), kind: 'undone' } }]);
    t.wait(1);
    await say(0, [{ line, event: { ...event, id: randomUUID(), at: now(), kind: 'short' } }]);
  }
  const finish = () => t.call('POST', `/pick-runs/${run.id}/finish`, { close_questions: true }, signedIn.pickers[0]);
  const ends = await Promise.all([finish(), finish()]);
  expect(ends.map(({ status }) => status)).toEqual([200, 200]);
  // A question that was closed is a no.
  const later = now() + 60 * 60_000;
  for (const line of pieces) if (!gone.has(line.orderId)) shelves.take(line, later);
  for (const orderId of placed)
    if (!gone.has(orderId))
      await compareOrder(
        { t, manager: signedIn.manager },
        open.filter((line) => line.orderId === orderId),
        later,
      );
  await compareShelves(t, [own, other], shelves);
}

function toWire({ lineId }: NaiveLine, event: SaidEvent, other: number) {
  const { id, at, kind, milli, isEmpty, byPhone } = event;
  return {
    ...{ id, kind, line_id: lineId, at: new Date(at).toISOString(), shelf_empty: isEmpty },
    ...(milli !== null && { quantity: milli / 1000 }),
    ...(kind === 'substituted' && { product_id: other }),
    ...(byPhone && { accepted_by: 'phone' }),
  };
}

async function compareShelves({ db }: TestApp, products: number[], { shelves }: NaiveStock): Promise<void> {
  const rows = await db.select().from(stock).where(inArray(stock.productId, products)).orderBy(stock.productId);
  expect(rows.map(({ onHandMilli, reservedMilli }) => [onHandMilli, reservedMilli])).toEqual(
    [shelves.own, shelves.other].map((shelf) => [shelf.onHand, shelf.reserved]),
  );
}

/** An order holds what its lines say, comes to that, and is on its way; of one of which nothing was found nothing is. */
async function compareOrder(
  { t, manager }: { t: TestApp; manager: Headers },
  lines: readonly NaiveLine[],
  later: number,
): Promise<void> {
  const orderId = lines[0]?.orderId ?? 0;
  const parts = lines.map((line) => ({ line, ...standingOf(line, later) }));
  const replaced = parts.filter(({ state }) => state === 'substituted');
  const [order] = await t.db.select().from(orders).where(eq(orders.id, orderId));
  const kept = await t.db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(orderLines.position);
  if (parts.every(({ picked, state, substitute }) => picked === 0 && (state !== 'substituted' || substitute === 0))) {
    expect(order).toMatchObject({ status: 'cancelled', pickRunId: null });
    return;
  }
  const expected = [
    ...parts.map(({ line, picked }) => [picked, line.orderedMilli, line.isWeighed ? 399 : 233]),
    ...replaced.map(({ substitute }) => [substitute, 0, 219]),
  ];
  const found = kept.map(({ quantityMilli, orderedMilli, unitCents }) => [quantityMilli, orderedMilli, unitCents]);
  expect(found.toSorted()).toEqual(expected.toSorted());
  const total = expected.reduce((sum, [milli = 0, , cents = 0]) => sum + Math.floor((milli * cents + 500) / 1000), 0);
  expect(order).toMatchObject({
    totalCents: total + (order?.feeCents ?? 0),
    fulfilment: 'processing',
    pickRunId: null,
  });
  const ready = await t.call('PUT', `/orders/${orderId}/status`, { status: 'ready' }, manager);
  expect(ready.status).toBe(200);
}
