import { beforeEach, expect, test } from 'vitest';
import type { InvariantResult } from '#contract/shop/system.ts';
import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { eq, sql } from '#server/db/sql.ts';
import { customers } from '#server/db/tables/accounts.ts';
import { invariantResults, jobRuns } from '#server/db/tables/checks.ts';
import { orderLines } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { stock } from '#server/db/tables/stock.ts';
import { checkNightly } from '#server/jobs/check-nightly.ts';
import { makeCustomer, makeStaff } from '#server/testing/accounts.ts';
import { deliverMails } from '#server/testing/mails.ts';
import { bearer, guestOrder, makeOrderShop } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

// Ten in the morning in Paris.
const morning = new Date('2026-11-25T09:00:00Z');
const hour = 3_600_000;
let staff: Record<string, string>;
const t = await startSharedApp({ now: morning, env: { SHOP_EMAIL: 'shop@panier.example' } });
const shop = await makeOrderShop(t);
const orderId = (await t.call('POST', '/order/create', guestOrder(shop.storeId, shop.apples, 2))).body.data.id;
await deliverMails(t);
beforeEach(async () => {
  t.setNow(morning);
  for (const table of [invariantResults, jobRuns, outbox]) await t.db.delete(table);
  staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
});

const ask = async (query = ''): Promise<InvariantResult[]> =>
  (await t.call('GET', `/invariants${query}`, undefined, staff)).body.data;
const broken = async (query = '') =>
  (await ask(query))
    .filter(({ isHolding }) => !isHolding)
    .map(({ name, violations, examples }) => [name, violations, examples]);
const errors: unknown[] = [];
const log = { error: (line: unknown) => void errors.push(line) } as never;
const night = () => checkNightly(t.deps, log, t.deps.clock());
const addToStock = (milli: number) =>
  t.db
    .update(stock)
    .set({ onHandMilli: sql`${stock.onHandMilli} + ${milli}` })
    .where(eq(stock.productId, shop.apples));

test('every check is answered, and holds', async () => {
  const results = await ask();
  expect(results.map(({ name }) => name)).toEqual(invariantNames);
  expect(results.map(({ name }) => name).toSorted()).toEqual([...invariantNames].toSorted());
  for (const result of results)
    expect(result).toMatchObject({ isHolding: true, violations: 0, examples: [], checkedAt: morning.toISOString() });
});

test('what does not hold is told with what breaks it, once it is asked for anew', async () => {
  await ask();
  await addToStock(1000);
  const { id } = await makeCustomer(t.db, { storeCreditCents: 500 });
  await t.db.update(orderLines).set({ lineCents: sql`${orderLines.lineCents} + 1` });
  try {
    expect(await broken()).toEqual([]);
    t.wait(60);
    expect(await broken('?run=true')).toEqual([
      ['stockByLedger', 1, [`${shop.storeId}/${shop.apples}`]],
      ['orderTotals', 1, [String(orderId)]],
      ['creditByLedger', 1, [String(id)]],
    ]);
    expect((await ask())[0]?.checkedAt).toBe(t.deps.clock().toISOString());
    const { brokenInvariants } = (await t.call('GET', '/attention', undefined, staff)).body.data;
    expect(brokenInvariants).toMatchObject({ count: 3, first: [{ name: 'stockByLedger', violations: 1 }, {}, {}] });
  } finally {
    await addToStock(-1000);
    await t.db.delete(customers).where(eq(customers.id, id));
    await t.db.update(orderLines).set({ lineCents: sql`${orderLines.lineCents} - 1` });
  }
  expect(await broken('?run=true')).toEqual([]);
  expect((await t.call('GET', '/attention', undefined, staff)).body.data).toEqual({});
});

test('of many the first five are named', async () => {
  const made = [];
  for (let i = 0; i < 7; i++) made.push((await makeCustomer(t.db, { storeCreditCents: 500 })).id);
  const [found] = await broken('?run=true');
  expect(found).toEqual(['creditByLedger', 7, made.slice(0, 5).map(String)]);
  await t.db.update(customers).set({ storeCreditCents: 0 });
});

test('once a night, at three by the clocks of the shop, and one mail where something is wrong', async () => {
  await addToStock(1000);
  try {
    // Half past three in Paris.
    t.setNow(new Date('2026-11-26T02:30:00Z'));
    errors.length = 0;
    expect(await Promise.all([night(), night(), night()]).then((runs) => runs.filter(Boolean).length)).toBe(1);
    expect(errors).toMatchObject([{ invariant: 'stockByLedger', violations: 1 }]);
    t.wait(20 * 3600);
    expect(await night()).toBe(false);
    const [mail, ...more] = await deliverMails(t);
    expect(more).toEqual([]);
    expect(mail?.to).toMatchObject([{ address: 'shop@panier.example' }]);
    for (const part of [mail?.text, mail?.html])
      expect(part).toMatch(new RegExp(`Stock et ses mouvements.*1 écart \\(${shop.storeId}/${shop.apples}\\)`));
    expect(mail?.text).toContain('/admin/config#checks');
    // The next night, before and after three.
    t.setNow(new Date('2026-11-27T01:59:59Z'));
    expect(await night()).toBe(false);
    t.setNow(new Date('2026-11-27T02:00:00Z'));
    expect(await night()).toBe(true);
    expect(await deliverMails(t)).toHaveLength(1);
  } finally {
    await addToStock(-1000);
  }
});

test('a night on which all is well sends nothing, and what is mended before the mail goes is not told', async () => {
  expect(await night()).toBe(true);
  expect(await t.db.$count(outbox)).toBe(0);
  t.wait(24 * 3600);
  await addToStock(1000);
  expect(await night()).toBe(true);
  await addToStock(-1000);
  staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  await ask('?run=true');
  expect(await deliverMails(t)).toEqual([]);
});

test('what could not be checked is told like what does not hold', async () => {
  await t.db.execute(sql`alter table ${stock} rename to stock_elsewhere`);
  try {
    errors.length = 0;
    expect(await night()).toBe(true);
    expect(errors).toContainEqual(expect.objectContaining({ invariant: 'stockByLedger', reason: expect.any(String) }));
    const [mail] = await deliverMails(t);
    expect(mail?.text).toMatch(/Stock et ses mouvements.*n’a pas pu être contrôlé/);
    const { brokenInvariants } = (await t.call('GET', '/attention', undefined, staff)).body.data;
    expect(brokenInvariants.first).toContainEqual(expect.objectContaining({ name: 'stockByLedger', violations: 0 }));
  } finally {
    await t.db.execute(sql`alter table stock_elsewhere rename to ${stock}`);
  }
});

test('a process that dies over it gives it up after an hour', async () => {
  await t.db.insert(jobRuns).values({ name: 'invariants', claimedUntil: new Date(morning.getTime() + hour) });
  expect(await night()).toBe(false);
  t.wait(3600);
  expect(await night()).toBe(true);
});
