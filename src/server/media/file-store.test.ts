import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { type FileStore, readWhole } from './file-store.ts';
import { openFiles } from './open-files.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'panier-files-'));
const folder = join(dataDir, 'media');
// Lists of more names than a page has are asked for in turns.
const server = await startBucketServer({ page: 3 });
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
const open = (env: Record<string, string> = {}) => openFiles(readConfig({ DATA_DIR: dataDir, ...env }));
const inFolder = await open();
const inBucket = await open(server.env);

const failing = (bytes: number) =>
  Readable.from(
    (async function* () {
      yield Buffer.alloc(bytes);
      throw new Error('gone');
    })(),
  );
const namesOf = async (store: FileStore, below: string) => (await store.list(below)).map(({ name }) => name).sort();

describe.each<[string, FileStore]>([
  ['folder', inFolder],
  ['bucket', inBucket],
])('a %s', (_, store) => {
  test('what is put is got, as bytes or as a stream, and the last counts', async () => {
    await store.put('a/b.txt', Buffer.from('first'));
    await store.put('a/b.txt', Readable.from(['sec', 'ond']));
    expect((await readWhole(store, 'a/b.txt'))?.toString()).toBe('second');
    const file = await store.get('a/b.txt');
    expect(file?.bytes).toBe(6);
    file?.content.destroy();
    await store.put('a/b.txt', Buffer.from('third'));
    expect((await readWhole(store, 'a/b.txt'))?.toString()).toBe('third');
  });

  test.each([
    ['bytes', () => Buffer.alloc(0)],
    ['a stream', () => Readable.from([])],
  ])('a file may be empty, as %s', async (_, content) => {
    await store.put('empty', content());
    const file = await store.get('empty');
    expect(file?.bytes).toBe(0);
    file?.content.destroy();
    expect((await readWhole(store, 'empty'))?.length).toBe(0);
  });

  test.each([8 * 2 ** 20, 8 * 2 ** 20 + 1, 20_000_000])('a stream of %i bytes is the same again', async (bytes) => {
    const content = randomBytes(bytes);
    const pieces = Array.from({ length: Math.ceil(bytes / 65_521) }, (_, i) =>
      content.subarray(i * 65_521, (i + 1) * 65_521),
    );
    await store.put('large', Readable.from(pieces, { objectMode: false }));
    const file = await store.get('large');
    expect(file?.bytes).toBe(bytes);
    const hash = createHash('sha256');
    for await (const chunk of file?.content ?? []) hash.update(chunk);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  });

  test('what is not there is null, and what is deleted is not there', async () => {
    expect(await store.get('a/c.txt')).toBeNull();
    expect(await store.exists('a/c.txt')).toBe(false);
    await store.put('a/c.txt', Buffer.from('x'));
    expect(await store.exists('a/c.txt')).toBe(true);
    expect(await store.exists('a')).toBe(false);
    await store.delete('a/c.txt');
    await store.delete('a/c.txt');
    expect(await store.get('a/c.txt')).toBeNull();
  });

  test.each([10, 9_000_000, 17_000_000])(
    'a file that breaks off after %i bytes leaves the one before',
    async (bytes) => {
      await store.put('d.txt', Buffer.from('whole'));
      await expect(store.put('d.txt', failing(bytes))).rejects.toThrow('gone');
      await expect(store.put('e.txt', failing(bytes))).rejects.toThrow('gone');
      expect((await readWhole(store, 'd.txt'))?.toString()).toBe('whole');
      expect(await store.exists('e.txt')).toBe(false);
    },
  );

  test('names below a folder are listed, in it and further down, with their time', async () => {
    const names = ['list/1', 'list/2', 'list/3', 'list/sub/4', 'list/sub/5', 'list/é+&.txt', 'list/x'];
    for (const name of [...names, 'lists', 'list-2/1']) await store.put(name, Buffer.from(name));
    expect(await namesOf(store, 'list')).toEqual(names.toSorted());
    expect(await namesOf(store, 'list/sub')).toEqual(['list/sub/4', 'list/sub/5']);
    expect(await namesOf(store, '')).toEqual(expect.arrayContaining([...names, 'lists', 'list-2/1', 'a/b.txt']));
    expect(await store.list('none')).toEqual([]);
    for (const { writtenAt } of await store.list('list'))
      expect(Math.abs(writtenAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect((await readWhole(store, 'list/é+&.txt'))?.toString()).toBe('list/é+&.txt');
  });
});

const drafts = () => readdirSync(join(folder, 'drafts'));

test('in a folder, the draft of an interrupted write is deleted, that of a running one is kept, and neither is listed', async () => {
  const endless = new Readable({ read: () => undefined });
  endless.push('half');
  const put = inFolder.put('f.txt', endless);
  await expect.poll(drafts).toHaveLength(1);
  expect((await namesOf(inFolder, '')).filter((name) => name.startsWith('drafts'))).toEqual([]);
  await inFolder.deleteUnfinished(new Date(Date.now() - 60_000));
  expect(drafts()).toHaveLength(1);
  await inFolder.deleteUnfinished(new Date(Date.now() + 60_000));
  expect(drafts()).toEqual([]);
  endless.destroy(new Error('gone'));
  await expect(put).rejects.toThrow('gone');
  expect(await inFolder.get('f.txt')).toBeNull();
});

test('in a bucket, a write that broke off has taken its parts back', () => {
  expect([...server.unfinished]).toEqual([]);
});

test('a bucket holds what its settings name alone: another folder of it sees nothing', async () => {
  await inBucket.put('own.txt', Buffer.from('x'));
  const other = await open({ ...server.env, FILES_URL: 's3://shop/file' });
  expect(await other.list('')).toEqual([]);
  const whole = await open({ ...server.env, FILES_URL: 's3://shop' });
  expect(await namesOf(whole, 'files')).toContain('files/own.txt');
});

test.each([
  ['a wrong secret', { S3_SECRET_ACCESS_KEY: 'wrong' }],
  ['an unknown key', { S3_ACCESS_KEY_ID: 'unknown' }],
  ['an unknown bucket', { FILES_URL: 's3://nowhere/files' }],
  ['a server that is not there', { S3_ENDPOINT: 'http://127.0.0.1:1' }],
])('with %s writing and listing fail', async (_, env) => {
  const store = await open({ ...server.env, ...env });
  await expect(store.put('x', Buffer.from('x'))).rejects.toThrow();
  await expect(store.list('')).rejects.toThrow();
});
