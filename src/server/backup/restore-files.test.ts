import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { readWhole } from '#server/media/file-store.ts';
import { openFiles } from '#server/media/open-files.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { swapFiles } from './restore-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'panier-swap-'));
const server = await startBucketServer();
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const before = { 'secret-key': 'old key', 'media/a': 'old a', 'media/sub/b': 'old b' };
const after = { 'outbox/1.eml': 'mail', 'media/a': 'new a', 'media/sub/c': 'new c' };

/** A place with files of before, and others that are staged to take their place. */
async function makePlace(env: Record<string, string>) {
  const place = readConfig({ DATA_DIR: mkdtempSync(join(folder, 'place-')), ...env });
  const files = await openFiles(place);
  const staging = join(place.dataDir, '.restored-0a');
  const write = (base: string, name: string, content: string) => {
    mkdirSync(dirname(join(base, name)), { recursive: true });
    writeFileSync(join(base, name), content);
  };
  for (const [name, content] of Object.entries(before))
    await (name.startsWith('media/')
      ? files.put(name.slice(6), Buffer.from(content))
      : write(place.dataDir, name, content));
  for (const [name, content] of Object.entries(after)) write(staging, name, content);
  const contents = async () => {
    const found: Record<string, string> = {};
    for (const { name } of await files.list(''))
      found[`media/${name}`] = (await readWhole(files, name))?.toString() ?? '';
    const own = readdirSync(place.dataDir, { recursive: true, encoding: 'utf8', withFileTypes: true });
    for (const one of own) {
      const name = join(one.parentPath, one.name).slice(place.dataDir.length + 1);
      if (one.isFile() && !/^(media|\.restored)/.test(name))
        found[name] = readFileSync(join(place.dataDir, name), 'utf8');
    }
    return found;
  };
  return { contents, swap: () => swapFiles(place, staging, join(place.dataDir, '.replaced-0a')) };
}

let count = 0;
const inBucket = () => makePlace({ ...server.env, FILES_URL: `s3://shop/${++count}` });

test.each([
  ['a folder', () => makePlace({})],
  ['a bucket', inBucket],
])('in %s, files are replaced wholly, or put back wholly', async (_, make) => {
  const done = await make();
  await (await done.swap()).finish();
  expect(await done.contents()).toEqual(after);
  const undone = await make();
  await (await undone.swap()).undo();
  expect(await undone.contents()).toEqual(before);
});

test('a bucket that refuses a file in the middle is as it was', async () => {
  const place = await inBucket();
  server.failing.add('c');
  await expect(place.swap()).rejects.toThrow(/500/);
  server.failing.clear();
  expect(await place.contents()).toEqual(before);
});
