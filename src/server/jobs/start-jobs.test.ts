import { expect, test } from 'vitest';
import { makeProduct, makeStore } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { makeExporter } from '#server/testing/tasks.ts';
import { startJobs } from './start-jobs.ts';

const t = await startSharedApp();

test('the program does the tasks it is asked for', async () => {
  await makeStore(t.db);
  await makeProduct(t.db, { name: 'Pommes' });
  const { headers } = await makeExporter(t);
  const jobs = startJobs(t.deps, t.app.log);
  try {
    const { id } = (await t.call('POST', '/products/export', {}, headers)).body.data;
    const stateNow = async () => (await t.call('GET', `/tasks/${id}`, undefined, headers)).body.data.state;
    await expect.poll(stateNow, { timeout: 20_000 }).toBe('done');
    const file = await t.app.inject({ url: `/api/v1/tasks/${id}/file`, headers });
    expect(file.body.split('\r\n')).toHaveLength(3);
    expect(file.body).toContain('Pommes');
  } finally {
    await jobs.stop();
  }
});
