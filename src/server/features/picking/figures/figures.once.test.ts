import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { pickEvents, pickLines, pickRuns } from '#server/db/tables/pick-runs.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { makeStaff, signIn } from '#server/testing/accounts.ts';
import { bearer, guestOrder, makeOrderShop, nameShop, placeOrder, refusalOf } from '#server/testing/order-shop.ts';
import { pickEvent, sendEvents, startRun } from '#server/testing/picking.ts';
import { startSoundApp } from '#server/testing/shared-app.ts';
import { makeWindows, tuesdayMorning } from '#server/testing/slots.ts';

const t = await startSoundApp({ now: tuesdayMorning });
const shop = await makeOrderShop(t);
const { customer: chief } = await makeStaff(t);
const picker = (await makeStaff(t, ['CAN_PICK_ORDERS'])).customer;
// Signed in anew: a token lasts an hour.
const as = async (who = chief) => bearer((await signIn(t, who)).token);
const figures = async (query = 'from=2026-11-24&to=2026-11-25', path = '') =>
  t.call('GET', `/pick-figures${path}?store_id=${shop.storeId}&${query}`, undefined, await as());
const order = (items: [number, number][], more: object = {}) => {
  const order_items = items.map(([product_id, quantity]) => ({ product_id, quantity }));
  return placeOrder(t, { ...guestOrder(shop.storeId, shop.bread, 1), order_items, ...more });
};

/** Picks orders: so many seconds from line to line, each as it is said; the run's id. */
async function pick(
  who: typeof chief,
  ids: number[],
  decide: (line: { productId: number }) => object,
  seconds: number,
) {
  const by = await as(who);
  const run = await startRun(t, by, { storeId: shop.storeId, orderIds: ids });
  for (const [i, line] of run.lines.entries()) {
    if (i > 0) t.wait(seconds);
    const { kind = 'picked', ...more } = decide(line) as { kind?: 'picked' };
    await sendEvents(t, by, {
      id: run.id,
      events: [pickEvent(line, kind, { at: t.deps.clock().toISOString(), ...more })],
    });
  }
  const answer = await t.call('POST', `/pick-runs/${run.id}/finish`, {}, by);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return run.id;
}

test('a day has its orders, lines, what was missing, and what was weighed; lines an hour by the time between events', async () => {
  const [slot] = await makeWindows(t, await as(), shop.storeId, [{}]);
  expect((await figures()).body.data).toEqual([]);
  const inSlot = { slot_id: slot?.id };
  const [a, b] = [
    await order(
      [
        [shop.bread, 2],
        [shop.carrots, 1],
      ],
      inSlot,
    ),
    await order(
      [
        [shop.bread, 1],
        [shop.apples, 1],
      ],
      inSlot,
    ),
  ];
  await pick(
    picker,
    [a.id, b.id],
    ({ productId }) =>
      productId === shop.apples ? { kind: 'short' } : productId === shop.carrots ? { quantity: 1.05 } : {},
    300,
  );
  // Four lines in three times five minutes.
  const picked = { day: '2026-11-24', storeId: shop.storeId, orders: 2, lines: 4, linesAnHour: 16, short: 1 };
  const none = { substituted: 0, accepted: 0, lateHandOvers: 0 };
  expect((await figures()).body.data).toEqual([{ ...picked, ...none, weightDifferencePercent: 5 }]);
  // Of another run on the day, its own time is added, not that between the two.
  t.wait(3600);
  await pick(
    chief,
    [
      (
        await order([
          [shop.bread, 1],
          [shop.apples, 1],
        ])
      ).id,
    ],
    () => ({}),
    900,
  );
  expect((await figures()).body.data).toMatchObject([{ orders: 3, lines: 6, linesAnHour: 12, short: 1 }]);
  expect((await figures('from=2026-11-25&to=2026-11-26')).body.data).toEqual([]);
  for (const [id, at] of [
    [a.id, '2026-11-24T10:30:00Z'],
    [b.id, '2026-11-25T12:00:00Z'],
  ] as const) {
    t.setNow(new Date(at));
    for (const status of ['ready', 'delivered'])
      expect((await t.call('PUT', `/orders/${id}/status`, { status }, await as())).status).toBe(200);
  }
  // The first was handed over before the slot was over.
  expect((await figures()).body.data).toMatchObject([
    { day: '2026-11-24', lateHandOvers: 0 },
    { day: '2026-11-25', orders: 0, lines: 0, linesAnHour: null, weightDifferencePercent: null, lateHandOvers: 1 },
  ]);
});

test('what stood for something counts as such, and as accepted where the shopper said yes', async () => {
  t.setNow(new Date('2026-11-27T08:00:00Z'));
  const [one] = [
    await order([
      [shop.bread, 1],
      [shop.apples, 1],
    ]),
  ];
  const run = await pick(picker, [one.id], () => ({}), 60);
  const set = (line: number, values: object) => t.db.update(pickLines).set(values).where(eq(pickLines.lineId, line));
  const [first, second] = await t.db.select().from(pickLines).where(eq(pickLines.runId, run));
  const day = async () => (await figures('from=2026-11-27&to=2026-11-27')).body.data[0];
  await set(first?.lineId ?? 0, { state: 'substituted', substituteId: shop.wine });
  expect(await day()).toMatchObject({ substituted: 1, accepted: 0 });
  await set(first?.lineId ?? 0, { answerUntil: t.deps.clock() });
  expect(await day()).toMatchObject({ substituted: 1, accepted: 1 });
  await set(second?.lineId ?? 0, { state: 'substituted', substituteId: shop.wine });
  await t.db
    .update(pickEvents)
    .set({ byPhone: true })
    .where(eq(pickEvents.id, second?.lastEventId ?? ''));
  expect(await day()).toMatchObject({ substituted: 2, accepted: 2 });
});

test('by picker only where the shop turns it on, as sums of a week, and without names after 30 days', async () => {
  const pickers = async (query = 'from=2026-11-25&to=2026-11-25') => (await figures(query, '/pickers')).body.data;
  expect((await figures(undefined, '/pickers')).status).toBe(404);
  await nameShop(t, { figuresByPicker: true });
  // One Wednesday is asked for: the week from Monday is answered.
  const rows = await pickers();
  const summed = (name: string | null) => rows.find((row: { name: string | null }) => row.name === name);
  expect(rows.map(({ week }: { week: string }) => week)).toEqual(['2026-11-23', '2026-11-23']);
  expect(summed(chief.name)).toEqual({
    week: '2026-11-23',
    name: chief.name,
    lines: 2,
    linesAnHour: 8,
    short: 0,
    substituted: 0,
  });
  // Six lines: 15 minutes on Tuesday, one on Friday.
  expect(summed(picker.name)).toMatchObject({ lines: 6, linesAnHour: 22.5, short: 1, substituted: 2 });
  const run = await startRun(t, await as(picker), {
    storeId: shop.storeId,
    orderIds: [(await order([[shop.bread, 1]])).id],
  });
  await sendEvents(t, await as(picker), {
    id: run.id,
    events: run.lines.map((line) => pickEvent(line, 'picked', { at: t.deps.clock().toISOString() })),
  });
  t.wait(29 * 86_400);
  await deleteExpired(t.deps, t.deps.clock());
  expect((await pickers()).length).toBe(2);
  t.wait(3 * 86_400);
  await deleteExpired(t.deps, t.deps.clock());
  expect(await pickers()).toMatchObject([{ name: null, lines: 8, short: 1, substituted: 2 }]);
  // Who picks in an open run is still known.
  expect(await t.db.$count(pickEvents, eq(pickEvents.actorId, picker.id))).toBe(1);
  expect((await t.db.select().from(pickRuns).where(eq(pickRuns.id, run.id)))[0]?.startedBy).toBe(picker.id);
  await nameShop(t, { figuresByPicker: false });
  expect((await figures(undefined, '/pickers')).status).toBe(404);
});

test('the days are asked for in their order, 92 at most, of a store that there is', async () => {
  for (const [query, refusal] of [
    ['from=2026-11-25&to=2026-11-24', '422 to=validation.invalid'],
    ['from=2026-01-01&to=2026-04-03', '422 to=validation.invalid'],
    ['to=2026-04-03', '422 from=validation.required'],
    ['from=2026-13-01&to=2026-04-03', '422 from=validation.date'],
  ] as const)
    expect(refusalOf(await figures(query))).toMatch(new RegExp(`^${refusal.split('=')[0]}=`));
  const none = '/pick-figures?store_id=999999&from=2026-11-24&to=2026-11-24';
  expect((await t.call('GET', none, undefined, await as())).status).toBe(404);
  expect((await t.call('GET', '/pick-figures?from=2026-11-24&to=2026-11-24', undefined, await as(picker))).status).toBe(
    403,
  );
});
