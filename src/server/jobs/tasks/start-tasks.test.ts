import { expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { tasks } from '#server/db/tables/tasks.ts';
import type { TaskHandler } from '#server/services/tasks/task-handler.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter } from '#server/testing/tasks.ts';
import { startTasks } from './start-tasks.ts';

const t = await startSharedApp();
const headers = (await makeExporter(t)).headers;

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
