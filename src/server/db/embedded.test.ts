import { expect, test } from 'vitest';
import { openLite } from './embedded.ts';

test('the embedded database takes 32 MB for its buffers, beside what its makers set', async () => {
  const lite = await openLite({});
  const { rows } = await lite.query<{ name: string; setting: string }>(
    "select name, current_setting(name) as setting from unnest(array['shared_buffers', 'search_path', 'max_worker_processes']) as name",
  );
  await lite.close();
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toEqual({
    shared_buffers: '32MB',
    search_path: 'public',
    max_worker_processes: '0',
  });
});
