import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OutboxKind } from '#domain/outbox/outbox.ts';
import type { Connection } from '#server/db/connection.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { connectPostgres } from '#server/db/postgres.ts';
import { imports } from '#server/db/tables/imports.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { webhookDeliveries, webhooks } from '#server/db/tables/programs.ts';
import { claimImport } from '#server/features/imports/run/claim-import.ts';
import { runOnce } from '#server/services/tasks/run-once.ts';
import { createServerDatabase } from '#server/testing/test-database.ts';
import { deliverOutbox } from './outbox.ts';
import type { OutboxHandler } from './outbox-handler.ts';
import { claimWebhooks } from './webhooks/send-deliveries.ts';

// Several processes of one shop, each with connections of its own. Tasks: tasks/run-tasks.pg.test.ts; with real
// processes: rolling-restart.long.test.ts.
const now = new Date('2026-11-29T10:00:00Z');
const later = (ms: number) => new Date(now.getTime() + ms);
let database: { url: string; drop: () => Promise<void> };
let processes: Connection[];
beforeAll(async () => {
  database = await createServerDatabase(process.env.TEST_DATABASE_URL ?? '');
  processes = await Promise.all(Array.from({ length: 4 }, () => connectPostgres(database.url, 2)));
});
afterAll(async () => {
  await Promise.all(processes.map(({ close }) => close()));
  await database.drop();
});

/** What each process does, all at once. */
const inAll = <T>(work: (process: Connection) => Promise<T>) => Promise.all(processes.map(work));
const first = () => processes[0] as Connection;

test.each([1, 2, 3])(
  'of four processes that look at once one does what is due, and none again (round %i)',
  async (round) => {
    const run = { name: `night ${round}`, due: now, now, lease: 60_000 };
    let begun = 0;
    const work = async () => {
      begun++;
      await sleep(50);
    };
    expect((await inAll(({ db }) => runOnce({ db }, run, work))).filter(Boolean)).toHaveLength(1);
    expect((await inAll(({ db }) => runOnce({ db }, { ...run, now: later(1000) }, work))).filter(Boolean)).toEqual([]);
    expect(begun).toBe(1);
    // The next night it is due anew.
    await inAll(({ db }) => runOnce({ db }, { ...run, due: later(86_400_000), now: later(86_400_000) }, work));
    expect(begun).toBe(2);
  },
);

test.each([1, 2, 3])('entries of the outbox are handled once each by four processes (round %i)', async (round) => {
  const kind = 'odd' as OutboxKind;
  for (let i = 0; i < 60; i++) await enqueue(first().db, { kind, payload: {}, now, dedupeKey: `once ${round} ${i}` });
  const handled: number[] = [];
  const handler: OutboxHandler = {
    kinds: [kind],
    lease: 60_000,
    batch: 5,
    handle: async (rows) => {
      handled.push(...rows.map(({ id }) => id));
      await sleep(5);
      return new Map(rows.map(({ id }) => [id, 'done'] as const));
    },
  };
  const counts = await inAll(({ db }) => deliverOutbox({ db, clock: () => now }, [handler]));
  expect(counts.reduce((a, b) => a + b)).toBe(60);
  const ids = (await first().db.select({ id: outbox.id }).from(outbox)).map(({ id }) => id);
  expect(handled.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
  await first().db.delete(outbox);
});

test('a webhook is sent to by one process at a time', async () => {
  const { db } = first();
  for (let i = 0; i < 10; i++) {
    const hook = { url: 'https://other.example/', events: ['order.placed' as const], secret: 'sealed', createdAt: now };
    const [row] = await db.insert(webhooks).values(hook).returning({ id: webhooks.id });
    const waits = { webhookId: row?.id ?? 0, sequence: 1, type: 'order.placed' as const, body: '{}' };
    await db.insert(webhookDeliveries).values({ ...waits, createdAt: now, nextTryAt: now });
  }
  const claimed = (await inAll((process) => claimWebhooks(process.db, now))).flat().map(({ id }) => id);
  // One that another looks at is left to it: what nobody got comes at the next look.
  claimed.push(...(await claimWebhooks(db, now)).map(({ id }) => id));
  expect(claimed).toHaveLength(10);
  expect(new Set(claimed).size).toBe(10);
});

// Two that claim at once do not meet in every round.
const rounds = Array.from({ length: 15 }, (_, i) => i + 1);
test.each(rounds)('one import is worked on at a time, whichever process looks (round %i)', async () => {
  const { db } = first();
  await db.delete(imports);
  for (const fileName of ['one.csv', 'two.csv', 'three.csv'])
    await db.insert(imports).values({ kind: 'offers', state: 'waiting', fileName, fileKey: fileName, createdAt: now });
  const claims = (await inAll((process) => claimImport(process.db, now, 60_000))).filter((claim) => claim !== null);
  expect(claims.map(({ fileName }) => fileName)).toEqual(['one.csv']);
});
