import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { addPicture } from '#contract/catalogue/pictures.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
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
const token = (await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token;

const orange = sharp({ create: { width: 900, height: 600, channels: 3, background: '#ff8800' } });
const file = (bytes: Uint8Array | string, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name, { type });
const upload = (fields: Record<string, File | string>, headers: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  return t.call('POST', '/pictures', form, { ...bearer(token), ...headers });
};
const filesOf = (folder: string) => {
  const whole = join(t.deps.config.dataDir, 'media', folder);
  return existsSync(whole) ? readdirSync(whole) : [];
};

test('a picture that staff upload is re-encoded, kept and served', async () => {
  const original = await orange
    .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '48/1' } })
    .jpeg()
    .toBuffer();
  const { id, url } = await t.apiAs(token)(addPicture, { picture: file(original, '../../x.php') });
  expect(filesOf('originals')).toEqual([`${id}.webp`]);
  const served = await t.app.inject(url);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });
  expect(served.headers['content-security-policy']).toContain('sandbox');
  expect(Number(served.headers['content-length'])).toBe(served.rawPayload.length);
  const shown = await sharp(served.rawPayload).metadata();
  expect([shown.format, shown.exif]).toEqual(['webp', undefined]);
  expect((await t.db.select().from(pictures))[0]).toMatchObject({ id, width: 900, height: 600 });
  // The same picture again is the same file.
  expect((await upload({ picture: file(original) })).body.data.id).toBe(id);
});

test('the frames of a moving picture are not unfolded', async () => {
  const moving = await movingWebp(2000);
  expect((await sharp(moving).metadata()).pages).toBe(2000);
  const { id } = (await upload({ picture: file(moving) })).body.data;
  const [row] = (await t.db.select().from(pictures)).filter((one) => one.id === id);
  expect(row).toMatchObject({ width: 16, height: 16 });
});

test.each<[string, string, string, () => Promise<Buffer>]>([
  ['a GIF that is a script too', 'a.gif', 'image/gif', () => pictureWithScript('gif')],
  ['a JPEG that is a program too', 'shell.php', 'image/jpeg', () => pictureWithScript('jpeg')],
  ['a picture that calls itself a page', 'a.html', 'text/html', () => pictureWithScript('png')],
  ['a picture with 60 MB of packed text', 'a.png', 'image/png', async () => packedTextPng()],
])('of %s the pixels are kept, and nothing else', async (_, name, type, make) => {
  const { id, url } = (await upload({ picture: file(await make(), name, type) })).body.data;
  expect(url).toMatch(new RegExp(`^/pictures/${id}-\\d+\\.webp$`));
  const { headers, rawPayload } = await t.app.inject(url);
  expect([headers['content-type'], headers['x-content-type-options']]).toEqual(['image/webp', 'nosniff']);
  for (const part of [script, '<?php', 'alert']) expect(rawPayload.includes(part)).toBe(false);
});

test.each<[string, () => File | string]>([
  ['no picture', () => file('<html><script>1</script>')],
  [
    'a drawing with a script',
    () =>
      file(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
        'a.svg',
        'image/svg+xml',
      ),
  ],
  ['nothing', () => file('')],
  ['an archive by the name of a picture', () => file(packedNothing())],
  ['a program by the name of a picture', () => file('<?php system($_GET[0]);', 'photo.jpg')],
  ['the head of a GIF with a script behind it', () => file('GIF89a/*\x00*/=1;alert(1)', 'photo.gif', 'image/gif')],
  ['2,500 megapixels', () => file(hugePng(), 'huge.png', 'image/png')],
  ['a text instead of a file', () => 'photo'],
])('%s is refused, and nothing is kept', async (_, picture) => {
  const before = filesOf('originals');
  const { status, body } = await upload({ picture: picture() });
  expect(status).toBe(422);
  expect(body.data.errors).toHaveProperty('picture');
  expect(filesOf('originals')).toEqual(before);
});

test('no file is said to be missing', async () => {
  const { status, body } = await upload({ other: 'x' });
  expect([status, body.data.errors.picture[0].message]).toEqual([422, 'validation.required']);
});

test('more than 5 MB is refused', async () => {
  const { status, body } = await upload({ picture: file(Buffer.alloc(5 * 1024 * 1024 + 1, 1)) });
  expect([status, body.code]).toEqual([413, 'tooLarge']);
  expect(body.data.errors.picture).toEqual([{ message: 'validation.fileTooLarge', parameters: { most: 5 } }]);
});

test.each([
  [
    'a form that breaks off',
    'multipart/form-data; boundary=x',
    '--x\r\nContent-Disposition: form-data; name="picture"; filename="a"\r\n\r\nabc',
    400,
  ],
  ['a form without a boundary', 'multipart/form-data', 'abc', 400],
  ['JSON', 'application/json', '{}', 415],
  ['another kind', 'text/plain', 'abc', 415],
])('%s is a 4xx that says so', async (_, type, body, status) => {
  const answer = await t.call('POST', '/pictures', body, { ...bearer(token), 'content-type': type });
  expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
});

test('who may not is told so before the file is read', async () => {
  const nobody = await upload({ picture: file(Buffer.alloc(6_000_000)) }, { authorization: '' });
  expect(nobody.status).toBe(401);
  const { token: other } = await makeStaff(t, ['CAN_MANAGE_ORDERS']);
  expect((await upload({ picture: file(Buffer.alloc(6_000_000)) }, bearer(other))).status).toBe(403);
});

test('an Idempotency-Key stands for one picture', async () => {
  const picture = async (background: string) => {
    return file(
      await sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  };
  const key = { 'idempotency-key': 'one' };
  const first = await upload({ picture: await picture('#123456') }, key);
  expect(first.status).toBe(200);
  expect((await upload({ picture: await picture('#123456') }, key)).body.data).toEqual(first.body.data);
  const other = await upload({ picture: await picture('#654321') }, key);
  expect([other.status, other.body.code]).toEqual([422, 'keyReused']);
});

test('a call that takes JSON takes no form', async () => {
  const form = new FormData();
  form.append('identifier', 'a@b.example');
  expect((await t.call('POST', '/authentication/login_check', form)).status).toBe(415);
});
