import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tasks } from '#server/db/tables/tasks.ts';
import type { TaskHandler } from '#server/services/tasks/task-handler.ts';
import { makeExporter } from '#server/testing/tasks.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { startTasks } from './start-tasks.ts';

let t: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  headers = (await makeExporter(t)).headers;
});
afterAll(() => t.close());

const ask = async () => (await t.call('POST', '/products/export', {}, headers)).body.data.id as number;
const stateOf = async (id: number) => (await t.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.state;

test('what this process is asked for is begun at once', async () => {
  const first = await ask();
  const running = startTasks(t.deps, t.app.log, [{ kind: 'product-export', run: async () => ({}) }], {
    lookEvery: 3600,
  });
  await expect.poll(() => stateOf(first)).toBe('done');
  // The next look is an hour away.
  const second = await ask();
  await expect.poll(() => stateOf(second)).toBe('done');
  await running.stop();
});

test('a program that stops gives back what it is at, at its next report', async () => {
  const endless: TaskHandler['run'] = async ({ report }) => {
    for (let done = 0; ; done++) await report({ done, total: 0 });
  };
  const running = startTasks(t.deps, t.app.log, [{ kind: 'product-export', run: endless }]);
  const id = await ask();
  await expect.poll(() => stateOf(id)).toBe('running');
  await running.stop();
  expect(await stateOf(id)).toBe('waiting');
  expect(await stateOf(await ask())).toBe('waiting');
});
