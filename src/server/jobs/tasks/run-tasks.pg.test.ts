import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tasks } from '#server/db/tables/tasks.ts';
import { makeTask } from '#server/testing/tasks.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { runTasks } from './run-tasks.ts';

// What only several connections show; one embedded database is one connection.
describe.skipIf(!process.env.TEST_DATABASE_URL)('runners on PostgreSQL', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await startTestApp();
  });
  afterAll(() => t.close());

  test.each([1, 2, 3])('eight at once do forty tasks, each once (round %i)', async () => {
    await t.db.delete(tasks);
    const ids = [];
    for (let i = 0; i < 40; i++) ids.push(await makeTask(t));
    const begun: number[] = [];
    const log = { error: () => undefined } as never;
    const run = async ({ id }: { id: number }) => {
      begun.push(id);
      await sleep(5);
      return {};
    };
    const runners = Array.from({ length: 8 }, () => runTasks(t.deps, [{ kind: 'product-export', run }], log));
    const taken = await Promise.all(runners);
    expect(begun.toSorted((a, b) => a - b)).toEqual(ids);
    expect(taken.reduce((a, b) => a + b)).toBe(40);
    expect(taken.filter((count) => count > 0).length).toBeGreaterThan(1);
    const rows = await t.db.select().from(tasks);
    expect(new Set(rows.map(({ state, tries }) => `${state} ${tries}`))).toEqual(new Set(['done 1']));
  });
});
