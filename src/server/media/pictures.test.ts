import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '#server/db/tables/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';
import { addPicture } from './add-picture.ts';
import { mediaFolder } from './routes.ts';

let t: TestApp;
let id: string;
const orange = { create: { width: 1000, height: 800, channels: 3 as const, background: '#ff8800' } };
const get = (url: string) => t.app.inject({ method: 'GET', url });

beforeAll(async () => {
  t = await startTestApp();
  const original = await sharp(orange)
    .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
    .png()
    .toBuffer();
  const row = await addPicture(t.deps.files, original);
  if (!row) throw new Error('the picture was not taken');
  await t.db.insert(pictures).values(row);
  id = row.id;
});
afterAll(() => t.close());

test('a picture is re-encoded, measured, and its colour known', async () => {
  const [row] = await t.db.select().from(pictures);
  expect(row).toMatchObject({ id, width: 1000, height: 800 });
  const [red = 0, green = 0, blue = 0] = Buffer.from((row?.color ?? '').slice(1), 'hex');
  expect(Math.abs(red - 255) + Math.abs(green - 136) + Math.abs(blue)).toBeLessThan(12);
  const answer = await get(`/pictures/${id}-1200.webp`);
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
});

test.each([
  [160, 'webp'],
  [320, 'webp'],
  [480, 'webp'],
  [800, 'webp'],
  [600, 'avif'],
] as const)('width %i as %s is made once and kept', async (width, format) => {
  const first = await get(`/pictures/${id}-${width}.${format}`);
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe(`image/${format}`);
  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(first.headers['x-content-type-options']).toBe('nosniff');
  const { width: made, format: kind } = await sharp(first.rawPayload).metadata();
  expect([made, kind]).toEqual([width, format === 'avif' ? 'heif' : format]);
  expect(readdirSync(join(mediaFolder(t.deps.config), 'sizes'))).toContain(`${id}-${width}.${format}`);
  expect((await get(`/pictures/${id}-${width}.${format}`)).rawPayload).toEqual(first.rawPayload);
});

test.each([
  ['an unknown picture', () => `/pictures/${'0'.repeat(20)}-600.webp`],
  ['a width that is not offered', () => `/pictures/${id}-601.webp`],
  ['another format', () => `/pictures/${id}-600.png`],
  ['a way out of the folder', () => '/pictures/..%2f..%2fsecret-key'],
])('%s is not found, and nothing is made', async (_, url) => {
  const before = readdirSync(join(mediaFolder(t.deps.config), 'sizes'));
  expect((await get(url())).statusCode).toBe(404);
  expect(readdirSync(join(mediaFolder(t.deps.config), 'sizes'))).toEqual(before);
});

test.each([
  ['no picture at all', Buffer.from('<html>')],
  ['a script in an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script>')],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  expect(await addPicture(t.deps.files, bytes)).toBeNull();
});
