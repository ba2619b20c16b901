import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { findTwins, glance } from './twins.mjs';

/** Two names on one pack in one colour differ by 1.3 and more; the same picture coded twice by less than 0.5. */
const LEAST = 1;

const names = readdirSync('demo/pictures').filter((name) => name.endsWith('.webp'));
const read = (name: string) => readFileSync(`demo/pictures/${name}`);
const glances: [string, Buffer][] = [];

beforeAll(async () => {
  for (const name of names) glances.push([name, await glance(read(name))]);
}, 120_000);

test('no two pictures are the same bytes', () => {
  const seen = new Map<string, string>();
  const same = names.filter((name) => {
    const hash = createHash('sha256').update(read(name)).digest('hex');
    const twin = seen.has(hash);
    seen.set(hash, name);
    return twin;
  });
  expect(same).toEqual([]);
});

test('no two pictures look the same', () => {
  expect(findTwins(glances, LEAST)).toEqual([]);
});

test('planted fault: a picture used twice is found, also when it is coded anew', async () => {
  const again = await sharp(read('citron-jaune.webp')).webp({ quality: 55 }).toBuffer();
  expect(
    findTwins([...glances.filter(([name]) => name.startsWith('citron')), ['twin.webp', await glance(again)]], LEAST),
  ).toEqual(['citron-jaune.webp = twin.webp']);
});
