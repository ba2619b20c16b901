import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { type FileStore, readWhole } from '#server/media/file-store.ts';
import { openFiles } from '#server/media/open-files.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = new Date('2026-11-25T01:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'panier-bucket-backup-'));
const server = await startBucketServer();
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});
const t = await startSharedApp({ env: { ...server.env, FILES_URL: 's3://shop/source' } });
const files: Record<string, string> = {
  'originals/a.webp': 'picture',
  'invoices/1.pdf': 'paper',
  'tasks/empty': '',
};
for (const [name, content] of Object.entries(files)) await t.deps.files.put(name, Buffer.from(content));
const backup = { file: join(folder, 'a.backup'), passphrase: undefined };
const written = await writeBackup({ ...t.connection, ...t.deps.config }, { ...backup, now });

const contentsOf = async (store: FileStore) => {
  const names = (await store.list('')).map(({ name }) => name);
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await readWhole(store, name))?.toString()])),
  );
};
const placeOf = (env: Record<string, string>) =>
  readConfig({ DATA_DIR: mkdtempSync(join(folder, 'place-')), SEED: 'none', ...env });

test('the shop keeps its files in the bucket of its settings, and none of them in its folder', async () => {
  expect(readdirSync(t.deps.config.dataDir)).not.toContain('media');
  expect(await contentsOf(t.deps.files)).toEqual(files);
  expect(written.entries).toBeGreaterThan(3);
});

test('what was in a bucket is restored into a folder', async () => {
  const place = placeOf({});
  expect((await restoreBackup(place, backup, { replace: false })).files).toBeGreaterThanOrEqual(3);
  expect(await contentsOf(await openFiles(place))).toEqual(files);
}, 180_000);

test('a bucket that holds files is refused; replaced, it holds what the backup has', async () => {
  const place = placeOf({ ...server.env, FILES_URL: 's3://shop/filled' });
  const store = await openFiles(place);
  await store.put('originals/a.webp', Buffer.from('of before'));
  await store.put('originals/old.webp', Buffer.from('old'));
  mkdirSync(join(place.dataDir, 'media'));
  writeFileSync(join(place.dataDir, 'media', 'earlier'), 'from before there was a bucket');
  await expect(restoreBackup(place, backup, { replace: false })).rejects.toThrow(/bucket shop is not empty.*--replace/);
  expect(Object.keys(await contentsOf(store))).toHaveLength(2);
  await restoreBackup(place, backup, { replace: true });
  expect(await contentsOf(store)).toEqual(files);
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('.re'))).toEqual([]);
  expect(readdirSync(join(place.dataDir, 'media'))).toEqual(['earlier']);
}, 180_000);
