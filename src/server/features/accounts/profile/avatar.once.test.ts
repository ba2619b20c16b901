import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeSignedIn } from '#server/testing/accounts.ts';
import {
  hugePng,
  movingWebp,
  packedNothing,
  packedTextPng,
  pictureWithScript,
  script,
} from '#server/testing/hostile-files.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const t = await startSharedApp();

const path = '/customer-profiles/me/avatar';
const orange = (width = 900, height = 600) => sharp({ create: { width, height, channels: 3, background: '#ff8800' } });
const file = (bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const kept = () => {
  const folder = join(t.deps.config.dataDir, 'media', 'avatars');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const someone = async () => {
  const { token } = await makeSignedIn(t);
  const upload = (avatar: File | string | null, headers: Record<string, string> = {}) => {
    const form = new FormData();
    if (avatar !== null) form.append('avatar', avatar);
    return t.call('POST', path, form, { ...bearer(token), ...headers });
  };
  const profile = async () => (await t.call('GET', '/customer-profiles/me', undefined, bearer(token))).body.data;
  return { token, upload, profile };
};

test('a picture becomes a square without its metadata, under a random name', async () => {
  const { upload, profile } = await someone();
  const original = await orange()
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1' } })
    .jpeg()
    .toBuffer();
  const first = await upload(file(original, '../../x.php'));
  const { avatarUrl } = first.body.data;
  expect(avatarUrl).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
  expect((await profile()).avatarUrl).toBe(avatarUrl);
  const { statusCode, headers, rawPayload } = await t.app.inject(avatarUrl);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(headers['cache-control']).toBe('no-store');
  const { format, width, height, exif } = await sharp(rawPayload).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 512, 512, undefined]);
  // The same picture again has another name, and the one before is gone.
  const second = (await upload(file(original))).body.data.avatarUrl;
  expect(second).not.toBe(avatarUrl);
  expect((await t.app.inject(avatarUrl)).statusCode).toBe(404);
  expect(kept()).toEqual([second.split('/')[2]]);
});

test('a picture is taken away, and its file with it', async () => {
  const { upload, profile, token } = await someone();
  const { avatarUrl } = (await upload(file(await orange().png().toBuffer()))).body.data;
  expect((await t.call('DELETE', path, undefined, bearer(token))).status).toBe(200);
  expect((await profile()).avatarUrl).toBeNull();
  expect((await t.app.inject(avatarUrl)).statusCode).toBe(404);
  expect((await t.call('DELETE', path, undefined, bearer(token))).status).toBe(200);
});

test.each<[string, () => Promise<File | string | null>]>([
  ['no file', async () => null],
  ['a text instead of a file', async () => 'photo'],
  ['nothing', async () => file('')],
  ['a page', async () => file('<html><script>1</script>')],
  [
    'a drawing with a script',
    async () => file('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'a.svg', 'image/svg+xml'),
  ],
  ['the head of a GIF with a script behind it', async () => file('GIF89a/*\x00*/=1;alert(1)', 'a.gif', 'image/gif')],
  ['a program by the name of a picture', async () => file('<?php system($_GET[0]);')],
  ['a picture of 2,000 frames', async () => file(await movingWebp(2000), 'a.webp', 'image/webp')],
  ['an archive by the name of a picture', async () => file(packedNothing())],
  ['50,000 by 50,000 pixels', async () => file(hugePng(), 'a.png', 'image/png')],
  ['half of a picture', async () => file((await orange().jpeg().toBuffer()).subarray(0, 400))],
  ['more than 40 megapixels', async () => file(await orange(8000, 5100).png().toBuffer())],
])('%s is refused, and nothing is kept', async (_, make) => {
  const { upload, profile } = await someone();
  const before = kept();
  const { status, body } = await upload(await make());
  expect(status).toBe(422);
  expect(body.data.errors).toHaveProperty('avatar');
  expect(kept()).toEqual(before);
  expect((await profile()).avatarUrl).toBeNull();
});

test.each<[string, string, string, () => Promise<Buffer>]>([
  ['a GIF that is a script too', 'a.gif', 'image/gif', () => pictureWithScript('gif')],
  ['a JPEG that is a program too', 'shell.php', 'image/jpeg', () => pictureWithScript('jpeg')],
  ['a picture that calls itself a page', 'a.html', 'text/html', () => pictureWithScript('png')],
  ['a picture with 60 MB of packed text', 'a.png', 'image/png', async () => packedTextPng()],
])('of %s the pixels are kept, and nothing else', async (_, name, type, make) => {
  const { upload } = await someone();
  const { avatarUrl } = (await upload(file(await make(), name, type))).body.data;
  expect(avatarUrl).toMatch(/^\/avatars\/[0-9a-f]{32}\.webp$/);
  const { headers, rawPayload } = await t.app.inject(avatarUrl);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff']);
  expect(rawPayload.subarray(0, 4).toString()).toBe('RIFF');
  for (const part of [script, '<?php', 'alert']) expect(rawPayload.includes(part)).toBe(false);
  expect(rawPayload.length).toBeLessThan(20_000);
});

test('more than 5 MB is refused', async () => {
  const { upload } = await someone();
  const { status, body } = await upload(file(Buffer.alloc(5 * 1024 * 1024 + 1, 1)));
  expect([status, body.code]).toEqual([413, 'tooLarge']);
});

test('who is not signed in is told so before the file is read', async () => {
  const { upload } = await someone();
  expect((await upload(file(Buffer.alloc(6_000_000)), { authorization: '' })).status).toBe(401);
});

test('a repeated upload with one key is one picture', async () => {
  const { upload } = await someone();
  const picture = file(await orange().png().toBuffer());
  const key = { 'idempotency-key': 'avatar' };
  const first = await upload(picture, key);
  const before = kept();
  expect((await upload(picture, key)).body.data).toEqual(first.body.data);
  expect(kept()).toEqual(before);
  expect((await t.app.inject(first.body.data.avatarUrl)).statusCode).toBe(200);
});

test.each(['/avatars/..%2f..%2fsecret-key', '/avatars/x.webp', `/avatars/${'0'.repeat(32)}.webp`])(
  '%s is not found',
  async (url) => {
    expect((await t.app.inject(url)).statusCode).toBe(404);
  },
);

test('uploads are limited, refused ones too', async () => {
  const { upload } = await someone();
  for (let i = 0; i < 30; i++) expect((await upload(file('no picture'))).status).toBe(422);
  const last = await upload(file('no picture'));
  expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
});
