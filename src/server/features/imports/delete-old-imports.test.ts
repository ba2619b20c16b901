import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { importRows, imports } from '#server/db/tables/imports.ts';
import { deleteExpired } from '#server/jobs/delete-expired.ts';
import { mediaFolder } from '#server/media/open-files.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const day = 86_400_000;
const now = new Date('2026-11-28T10:00:00Z');
const t = await startSharedApp({ now });
const ago = (days: number) => new Date(now.getTime() - days * day);

test('31 days after its end an import is gone, with its rows and its file; one that runs stays', async () => {
  const add = async (fileKey: string, values: Partial<typeof imports.$inferInsert>) => {
    const file = { kind: 'offers', fileName: 'a.csv', fileKey, createdAt: ago(90), ...values } as const;
    const [{ id } = { id: 0 }] = await t.db.insert(imports).values(file).returning({ id: imports.id });
    await t.db.insert(importRows).values({ importId: id, row: 2, cells: ['1'] });
    await t.deps.files.put(fileKey, Buffer.from('x'));
    return id;
  };
  await add('imports/old', { state: 'done', finishedAt: ago(31.1) });
  await add('imports/left', { state: 'ready' });
  const young = await add('imports/young', { state: 'done', finishedAt: ago(30.9) });
  const running = await add('imports/running', { state: 'running' });
  await deleteExpired(t.deps, now);
  const left = await t.db.select({ id: importRows.importId }).from(importRows).orderBy(importRows.importId);
  expect(left.map(({ id }) => id)).toEqual([young, running]);
  const has = async (name: string) => (await t.deps.files.get(`imports/${name}`))?.content.destroy() !== undefined;
  expect(await Promise.all(['old', 'left', 'young', 'running'].map(has))).toEqual([false, false, true, true]);
});

test('a file that no import names goes a day after it was written; one that is young may still be of an upload', async () => {
  const written = async (name: string, at: Date) => {
    await t.deps.files.put(name, Buffer.from('x'));
    await utimes(join(mediaFolder(t.deps.config), name), at, at);
  };
  await written('imports/orphan', ago(1.1));
  await written('imports/sent', ago(0.1));
  await t.db.insert(imports).values({ kind: 'offers', fileName: 'a', fileKey: 'imports/kept', createdAt: now });
  await written('imports/kept', ago(3));
  await deleteExpired(t.deps, now);
  const names = (await t.deps.files.list('imports')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['imports/sent', 'imports/kept']));
  expect(names).not.toContain('imports/orphan');
});
