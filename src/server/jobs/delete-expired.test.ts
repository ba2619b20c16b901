import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outbox } from '#server/db/tables/outbox.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { deleteExpired } from './delete-expired.ts';

const day = 86_400_000;
const now = new Date('2026-11-21T10:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * day);
const t = await startSharedApp({ now });
const folder = join(t.deps.config.dataDir, 'outbox');

const sent = async (kind: string, doneAt: Date | null) => {
  const row = { kind, dedupeKey: `${kind}:${Math.random()}`, payload: {}, createdAt: ago(100), doneAt };
  const [made] = await t.db.insert(outbox).values(row).returning({ id: outbox.id });
  return `${made?.id}-${kind}`;
};
const write = (name: string, days: number) => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), 'x');
  utimesSync(join(folder, name), ago(days), ago(days));
};

test('mails and SMS that were written as files go with their entries, 90 days after they were sent', async () => {
  const [old, young] = [await sent('order-confirmation', ago(90.1)), await sent('order-confirmation', ago(89.9))];
  const sms = await sent('order-sms', ago(90.1));
  // Restored from a backup: the file is younger than its entry.
  for (const name of [`${old}.eml`, `${young}.eml`, `${sms}.txt`]) write(name, 1);
  await deleteExpired(t.deps, now);
  expect(readdirSync(folder)).toEqual([`${young}.eml`]);
});

test('a file there that no entry names goes 90 days after it was written', async () => {
  await rm(folder, { recursive: true });
  for (const days of [90.1, 89.9]) write(`test-${days}.eml`, days);
  write('.7-order-sms.txt.12.part', 91);
  write('8-order-sms.txt', 91);
  mkdirSync(join(folder, 'kept'));
  utimesSync(join(folder, 'kept'), ago(91), ago(91));
  await deleteExpired(t.deps, now);
  expect(readdirSync(folder).sort()).toEqual(['kept', 'test-89.9.eml']);
});

test('no folder is none to look through', async () => {
  await rm(folder, { recursive: true });
  await expect(deleteExpired(t.deps, now)).resolves.toBeUndefined();
});
