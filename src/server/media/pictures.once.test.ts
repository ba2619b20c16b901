import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { hugePng } from '#server/testing/hostile-files.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { addPicture, keepPicture } from './add-picture.ts';
import { mediaFolder } from './open-files.ts';

const orange = { create: { width: 1000, height: 800, channels: 3 as const, background: '#ff8800' } };
const get = (url: string) => t.app.inject({ method: 'GET', url });

const t = await startSharedApp();
const original = await sharp(orange)
  .withMetadata({ exif: { IFD0: { Copyright: 'secret' } } })
  .png()
  .toBuffer();
const row = await addPicture(t.deps.files, original, 'picture');
await t.db.insert(pictures).values(row);
const id = row.id;

test('a picture is re-encoded, measured, and its colour known', async () => {
  const [row] = await t.db.select().from(pictures);
  expect(row).toMatchObject({ id, width: 1000, height: 800 });
  const [red = 0, green = 0, blue = 0] = Buffer.from((row?.color ?? '').slice(1), 'hex');
  expect(Math.abs(red - 255) + Math.abs(green - 136) + Math.abs(blue)).toBeLessThan(12);
  const answer = await get(`/pictures/${id}-1200.webp`);
  expect((await sharp(answer.rawPayload).metadata()).exif).toBeUndefined();
});

const sizes = () => join(mediaFolder(t.deps.config), 'sizes');

test('every width that pages name is made with the picture, and no other is served', async () => {
  expect(readdirSync(sizes()).toSorted()).toEqual(pictureWidths.map((width) => `${id}-${width}.webp`).toSorted());
  for (const width of pictureWidths) {
    const first = await get(`/pictures/${id}-${width}.webp`);
    expect(first.statusCode).toBe(200);
    expect(first.headers['content-type']).toBe('image/webp');
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(first.headers['x-content-type-options']).toBe('nosniff');
    const { width: made, format } = await sharp(first.rawPayload).metadata();
    expect([made, format]).toEqual([Math.min(width, 1000), 'webp']);
    expect((await get(`/pictures/${id}-${width}.webp`)).rawPayload).toEqual(first.rawPayload);
  }
});

test('many sizes that are asked for at once are made in turns; beyond a short queue the original stands in', async () => {
  // As the demo's pictures are: without sizes.
  const demo = await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const bytes = await sharp({ create: { ...orange.create, background: { r: i * 20, g: 90, b: 40 } } })
        .webp()
        .toBuffer();
      return keepPicture(t.deps.files, bytes, { width: 1000, height: 800, color: '#000000' });
    }),
  );
  const asked = demo.flatMap((one) => [160, 320, 480, 600].map((width) => `/pictures/${one.id}-${width}.webp`));
  const answers = await Promise.all(asked.map(get));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  const standIns = answers.filter(({ headers }) => headers['cache-control'] === 'public, max-age=60');
  expect(standIns.length).toBeGreaterThan(asked.length / 2);
  for (const { rawPayload } of standIns) expect((await sharp(rawPayload).metadata()).width).toBe(1000);
  // Each is made once somebody asks when there is less to do.
  for (const url of asked) {
    const answer = await get(url);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(Number(/-(\d+)/.exec(url)?.[1]));
  }
});

test.each<[string, string, string]>([
  ['transparent', '#00000000', '#ffffff'],
  ['half transparent', '#00008080', '#ffffff'],
])('beneath a picture that is %s the ground is white', async (_, background, ground) => {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 4, background } })
    .png()
    .toBuffer();
  expect((await addPicture(t.deps.files, bytes, 'picture')).color).toBe(ground);
});

test.each([
  ['an unknown picture', () => `/pictures/${'0'.repeat(20)}-600.webp`],
  ['a width that is not offered', () => `/pictures/${id}-601.webp`],
  ['another format', () => `/pictures/${id}-600.png`],
  ['a format that no page names', () => `/pictures/${id}-600.avif`],
  ['a way out of the folder', () => '/pictures/..%2f..%2fsecret-key'],
])('%s is not found, and nothing is made', async (_, url) => {
  const before = readdirSync(sizes());
  expect((await get(url())).statusCode).toBe(404);
  expect(readdirSync(sizes())).toEqual(before);
});

const huge = Buffer.from(hugePng());
test.each<[string, Buffer, string, number | undefined]>([
  ['no picture at all', Buffer.from('<html>'), 'validation.pictureKind', undefined],
  ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'validation.pictureKind', undefined],
  ['nothing', Buffer.alloc(0), 'validation.pictureKind', undefined],
  ['2,500 megapixels', huge, 'validation.picturePixels', 40],
])('%s is refused with the kinds or the limit', async (_, bytes, message, most) => {
  const parameters = most ? { most } : {};
  await expect(addPicture(t.deps.files, bytes, 'photo')).rejects.toMatchObject({
    code: 'invalid',
    errors: { photo: [{ message, parameters }] },
  });
});
