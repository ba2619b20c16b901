import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { pictureWidths } from '#domain/catalogue/picture-widths.ts';
import { startBucketServer } from '#server/testing/bucket-server.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { addPicture, keepPicture } from './add-picture.ts';
import { mediaFolder } from './open-files.ts';

const server = await startBucketServer();
afterAll(() => server.stop());
const t = await startSharedApp({ env: server.env });
const draw = (background: string) =>
  sharp({ create: { width: 900, height: 700, channels: 3, background } })
    .webp()
    .toBuffer();
const get = (id: string, width: number) => t.app.inject({ method: 'GET', url: `/pictures/${id}-${width}.webp` });

test('a picture that is added is served from the bucket in every width, and nothing is in the folder', async () => {
  const { id } = await addPicture(t.deps.files, await draw('#ff8800'), 'picture');
  for (const width of pictureWidths) {
    const answer = await get(id, width);
    expect([answer.statusCode, Number(answer.headers['content-length'])]).toEqual([200, answer.rawPayload.length]);
    expect((await sharp(answer.rawPayload).metadata()).width).toBe(Math.min(width, 900));
  }
  expect(existsSync(mediaFolder(t.deps.config))).toBe(false);
});

test('a width that is missing is made once it is asked for, and kept in the bucket', async () => {
  const { id } = await keepPicture(t.deps.files, await draw('#0088ff'), { width: 900, height: 700, color: '#0088ff' });
  expect(await t.deps.files.list('sizes').then((all) => all.filter(({ name }) => name.includes(id)))).toEqual([]);
  expect((await get(id, 320)).statusCode).toBe(200);
  expect(await t.deps.files.exists(`sizes/${id}-320.webp`)).toBe(true);
  expect((await get('0'.repeat(20), 320)).statusCode).toBe(404);
});
