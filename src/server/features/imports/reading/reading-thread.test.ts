import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openFiles } from '#server/media/open-files.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import type { TablePart } from './read-table.ts';
import { createReadingThread } from './reading-thread.ts';

const place = { dataDir: await mkdtemp(join(tmpdir(), 'panier-reading-')), bucket: null };
const files = await openFiles(place);
const thread = createReadingThread(place);
afterAll(() => thread.stop());

test('rows come part by part from the thread, with what the columns say of the decimal sign', async () => {
  await files.put('imports/a', Buffer.from(`ean;prix\n${'96385074;1,5\n'.repeat(2500)}`));
  const parts: TablePart[] = [];
  const outcome = await thread.read({ name: 'imports/a', sheet: null }, async (part) => parts.push(part));
  expect(outcome).toMatchObject({ head: { headers: ['ean', 'prix'], encoding: 'UTF-8' }, styles: [[], [',']] });
  expect(parts.map(({ rows }) => rows.length)).toEqual([999, 1000, 501]);
  expect(parts[0]?.rows[0]).toEqual({ row: 2, cells: ['96385074', '1,5'] });
});

test('why a file cannot be read is an answer; what the taker throws ends the reading', async () => {
  await files.put('imports/b', Buffer.from('ean;nom\n1;"a\n'));
  expect(await thread.read({ name: 'imports/b', sheet: null }, async () => {})).toEqual({
    fault: { code: 'quote', row: 2 },
  });
  expect(await thread.read({ name: 'imports/none', sheet: null }, async () => {})).toEqual({
    fault: { code: 'fileGone' },
  });
  const stop = async () => Promise.reject(new Error('enough'));
  await expect(thread.read({ name: 'imports/a', sheet: null }, stop)).rejects.toThrow('enough');
});

test('the thread reads from the bucket of the settings', async () => {
  const server = await startBucketServer();
  const place = readConfig(server.env);
  const inBucket = createReadingThread(place);
  try {
    await (await openFiles(place)).put('imports/c', Buffer.from('ean;nom\n96385074;Riz\n'));
    const rows: unknown[] = [];
    await inBucket.read({ name: 'imports/c', sheet: null }, async (part) => rows.push(...part.rows));
    expect(rows).toEqual([{ row: 2, cells: ['96385074', 'Riz'] }]);
  } finally {
    await inBucket.stop();
    await server.stop();
  }
});
