import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { createFolderStore, readWhole } from './file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'panier-files-'));
const store = createFolderStore(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drafts = () => readdirSync(join(folder, 'drafts'));

test('what is put is got, as bytes or as a stream, and the last counts', async () => {
  await store.put('a/b.txt', Buffer.from('first'));
  await store.put('a/b.txt', Readable.from(['sec', 'ond']));
  expect((await readWhole(store, 'a/b.txt'))?.toString()).toBe('second');
  const file = await store.get('a/b.txt');
  expect(file?.bytes).toBe(6);
  file?.content.destroy();
});

test('what is not there is null, and what is deleted is not there', async () => {
  expect(await store.get('a/c.txt')).toBeNull();
  await store.put('a/c.txt', Buffer.from('x'));
  await store.delete('a/c.txt');
  await store.delete('a/c.txt');
  expect(await store.get('a/c.txt')).toBeNull();
});

test('a file that breaks off leaves the one before, and nothing beside it', async () => {
  await store.put('d.txt', Buffer.from('whole'));
  const broken = Readable.from(
    (async function* () {
      yield 'half';
      throw new Error('gone');
    })(),
  );
  await expect(store.put('d.txt', broken)).rejects.toThrow('gone');
  expect((await readWhole(store, 'd.txt'))?.toString()).toBe('whole');
  expect(readdirSync(folder).filter((name) => name.startsWith('d.txt'))).toEqual(['d.txt']);
  expect(drafts()).toEqual([]);
});

test('the draft of an interrupted write is deleted, that of a running one is kept', async () => {
  const endless = new Readable({ read: () => undefined });
  endless.push('half');
  const put = store.put('e.txt', endless);
  await expect.poll(drafts).toHaveLength(1);
  await store.deleteUnfinished(new Date(Date.now() - 60_000));
  expect(drafts()).toHaveLength(1);
  await store.deleteUnfinished(new Date(Date.now() + 60_000));
  expect(drafts()).toEqual([]);
  endless.destroy(new Error('gone'));
  await expect(put).rejects.toThrow('gone');
  expect(await store.get('e.txt')).toBeNull();
});
