import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { listBackups } from '#server/backup/backup-folder.ts';
import { checkBackup } from '#server/backup/read-backup.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { backUpNightly } from './back-up-nightly.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'panier-backups-')), 'all');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const passphrase = 'correct horse battery';
// Half past two in Paris.
const night = new Date('2026-11-25T01:30:00Z');
const env = { BACKUP_DIR: folder, BACKUP_AT: '02:00', BACKUP_KEEP: '2', BACKUP_PASSPHRASE: passphrase };
const t = await startSharedApp({ now: night, env });
const run = () => backUpNightly(t.deps, t.deps.clock());
const names = () => readdirSync(folder).sort();

test('once a night, whole and readable, and as many are kept as are asked for', async () => {
  expect((await Promise.all([run(), run()])).filter(Boolean)).toHaveLength(1);
  expect(names()).toEqual(['panier-2026-11-25T01-30-00Z.backup']);
  t.setNow(new Date('2026-11-26T00:59:00Z'));
  expect(await run()).toBe(false);
  writeFileSync(join(folder, 'notes.txt'), 'of the operator');
  for (const day of [26, 27, 28]) {
    t.setNow(new Date(`2026-11-${day}T01:00:00Z`));
    expect(await run()).toBe(true);
  }
  expect(names()).toEqual(['notes.txt', 'panier-2026-11-27T01-00-00Z.backup', 'panier-2026-11-28T01-00-00Z.backup']);
  const [newest] = await listBackups(folder);
  expect(newest?.at).toEqual(new Date('2026-11-28T01:00:00Z'));
  expect((await checkBackup({ file: newest?.file ?? '', passphrase })).head.at).toBe('2026-11-28T01:00:00.000Z');
});

test('what failed deletes no earlier one and is tried again after half an hour', async () => {
  const before = names();
  t.setNow(new Date('2026-11-29T01:00:00Z'));
  const blocked = join(folder, '.panier-2026-11-29T01-00-00Z.backup');
  mkdirSync(`${blocked}.${process.pid}.part`);
  await expect(run()).rejects.toThrow();
  expect(names().filter((name) => !name.startsWith('.'))).toEqual(before);
  t.wait(1799);
  expect(await run()).toBe(false);
  t.wait(1);
  expect(await run()).toBe(true);
});
