import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sitePictures } from './seed-site-pictures.ts';

const folder = new URL('../../../../demo/site/', import.meta.url);
/** Bytes of each: home waits for its picture, and the page about the shop shows it first. */
const limits: Record<string, number> = { hero: 36_000, 'hero-narrow': 36_000, front: 60_000 };
const tileLimit = 12_000;

test('every picture that the demo’s staff have set is there, and no other', () => {
  const files = readdirSync(folder).map((file) => file.replace('.webp', ''));
  expect(files.sort()).toEqual(Object.keys(sitePictures).sort());
});

test.each(Object.entries(sitePictures))(
  '%s has the size that its row says, and weighs what it may',
  async (name, size) => {
    const bytes = readFileSync(new URL(`${name}.webp`, folder));
    const { format, width, height } = await sharp(bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: size.width, height: size.height });
    expect(bytes.length).toBeLessThanOrEqual(limits[name] ?? tileLimit);
  },
);
