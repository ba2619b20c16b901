import { expect, test } from 'vitest';
import { tasks } from '#server/db/tables/tasks.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter, makeTask } from '#server/testing/tasks.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const t = await startSharedApp({ now });
const owner = await makeExporter(t);

const done = async (days: number) => {
  const id = await makeTask(t, { state: 'done', tries: 2, accountId: owner.customer.id, finishedAt: ago(days) });
  const file = { key: `tasks/${id}-2`, name: 'a.csv', type: 'text/csv' };
  for (const tries of [1, 2]) await t.deps.files.put(`tasks/${id}-${tries}`, Buffer.from('x'));
  await t.db.update(tasks).set({ result: { file } });
  return id;
};

test('a week after its end a task is gone, and its files, also of a try that was cut off', async () => {
  const [old, young] = [await done(7.01), await done(6.99)];
  const abandoned = await makeTask(t, { takenUntil: ago(8) });
  const waiting = await makeTask(t);
  await deleteExpired(t.deps, now);
  const left = (await t.db.select({ id: tasks.id }).from(tasks)).map(({ id }) => id);
  expect(left.toSorted((a, b) => a - b)).toEqual([young, waiting]);
  expect(left).not.toContain(abandoned);
  const has = (key: string) => t.deps.files.get(key).then((file) => file?.content.destroy() !== undefined);
  const expected = [false, false, true];
  expect(await Promise.all([`${old}-1`, `${old}-2`, `${young}-2`].map((key) => has(`tasks/${key}`)))).toEqual(expected);
  expect((await t.call('GET', `/tasks/${young}/file`, undefined, owner.headers)).status).toBe(200);
  expect((await t.call('GET', `/tasks/${old}`, undefined, owner.headers)).status).toBe(404);
});
