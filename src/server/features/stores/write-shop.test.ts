import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { shop } from '#server/db/tables/shop.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const now = new Date('2026-12-01T10:00:00Z');
const facebook = 'https://www.facebook.com/panier';
const t = await startSharedApp({ now });
const { token, customer } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);
const staff = bearer(token);
const staffId = customer.id;
beforeEach(() =>
  t.write(async ({ tx, announce }) => {
    await tx.delete(shop);
    announce('stores');
  }),
);

const read = async () => (await t.call('GET', '/shop')).body.data;
const write = (sent: Record<string, unknown>, headers = {}) => t.call('PUT', '/shop', sent, { ...staff, ...headers });

test('what staff write is the shop at once; what they leave out stays; who and when is noted', async () => {
  const first = await write({ name: 'Chez Ana', email: 'ana@shop.example', socialLinks: { facebook } });
  expect(first.status).toBe(200);
  expect(first.body.data).toMatchObject(await read());
  expect(await read()).toMatchObject({
    name: 'Chez Ana',
    legalName: 'Panier',
    email: 'ana@shop.example',
    phone: '',
    version: 1,
    socialLinks: { facebook },
  });
  t.wait(60);
  await write({ phone: '+33 1 99 00 00 00', socialLinks: { x: 'https://X.com/ana', youtube: '' } });
  expect(await read()).toMatchObject({
    name: 'Chez Ana',
    phone: '+33 1 99 00 00 00',
    version: 2,
    socialLinks: { facebook, x: 'https://x.com/ana' },
  });
  const [row] = await t.db.select().from(shop);
  expect(row).toMatchObject({ changedBy: staffId, changedAt: new Date(now.getTime() + 60_000) });
  t.setNow(now);
});

test('the order that lists begin with is name-asc until staff choose another, and one of those that lists have', async () => {
  expect(await read()).toMatchObject({ defaultSort: 'name-asc' });
  await write({ defaultSort: 'popular' });
  expect(await read()).toMatchObject({ defaultSort: 'popular' });
  await write({ name: 'Chez Ana' });
  expect(await read()).toMatchObject({ defaultSort: 'popular' });
  for (const defaultSort of ['relevance', 'NAME-ASC', '', 7]) {
    const { status, body } = await write({ defaultSort });
    expect([defaultSort, status, Object.keys(body.data.errors)]).toEqual([defaultSort, 422, ['defaultSort']]);
  }
});

test('the logo is a picture of the shop’s own, added by who runs it and taken away again', async () => {
  const form = new FormData();
  const plain = { create: { width: 40, height: 40, channels: 4 as const, background: '#00800080' } };
  const bytes = new Uint8Array(await sharp(plain).png().toBuffer());
  form.append('picture', new File([bytes], 'logo.png', { type: 'image/png' }));
  const added = await t.call('POST', '/shop/logo', form, staff);
  expect(added.status).toBe(200);
  const { body } = await write({ logo: added.body.data.url });
  const { logo } = body.data;
  expect(logo).toBe((await write({ logo: added.body.data.id })).body.data.logo);
  expect(await read()).toMatchObject({ logo });
  const served = await t.app.inject(logo);
  expect((await sharp(served.rawPayload).metadata()).hasAlpha).toBe(true);
  await write({ phone: '+33 1 99 00 00 00' });
  expect(await read()).toMatchObject({ logo });
  for (const other of ['https://elsewhere.example/logo.png', '/pictures/0000-600.webp', 'x"onload="alert(1)']) {
    const refused = await write({ logo: other });
    expect([refused.status, Object.keys(refused.body.data.errors)]).toEqual([422, ['logo']]);
  }
  await write({ logo: null });
  expect(await read()).toMatchObject({ logo: null });
  const { token } = await makeStaff(t, ['CAN_MANAGE_PRODUCTS']);
  expect((await t.call('POST', '/shop/logo', form, bearer(token))).status).toBe(403);
});

test('a link that is emptied, or null, is shown no more', async () => {
  await write({ socialLinks: { facebook, x: 'https://x.com/ana', tiktok: 'https://www.tiktok.com/@ana' } });
  await write({ socialLinks: { facebook: '', x: null } });
  expect((await read()).socialLinks).toEqual({ tiktok: 'https://www.tiktok.com/@ana' });
});

test('what the legal notice lists bears the names that staff give it, all of it at once', async () => {
  await write({ legalName: 'Chez Ana SARL', legalNumbers: { SIREN: '123', Médiateur: 'Conso, mediation.example' } });
  expect(await read()).toMatchObject({
    legalName: 'Chez Ana SARL',
    legalNumbers: { SIREN: '123', Médiateur: 'Conso, mediation.example' },
  });
  await write({ legalNumbers: { SIREN: '124' } });
  expect((await read()).legalNumbers).toEqual({ SIREN: '124' });
});

const seat = { lines: '12 rue des Halles\nBâtiment B', postalCode: '75001', city: 'Paris', country: 'France' };

test('the year of its founding and the seat are told once they are written, and until they are taken away', async () => {
  expect(await read()).toMatchObject({ foundedIn: null, registeredAddress: null });
  await write({ foundedIn: 1998, registeredAddress: seat });
  expect(await read()).toMatchObject({ foundedIn: 1998, registeredAddress: seat });
  for (let i = 0; i < 2; i++) expect((await write({ registeredAddress: seat })).body.data.version).toBe(1);
  // All its parts at once.
  await write({ registeredAddress: { lines: 'Hà Nội 1', city: 'Hà Nội' } });
  expect(await read()).toMatchObject({
    foundedIn: 1998,
    version: 2,
    registeredAddress: { lines: 'Hà Nội 1', postalCode: '', city: 'Hà Nội', country: '' },
  });
  await write({ foundedIn: null, registeredAddress: { lines: ' ', city: '' } });
  expect(await read()).toMatchObject({ foundedIn: null, registeredAddress: null, version: 3 });
  await write({ registeredAddress: seat });
  expect((await write({ registeredAddress: null })).body.data.registeredAddress).toBeNull();
});

test('what changes nothing makes no version, and the same key answers again', async () => {
  for (let i = 0; i < 3; i++) await write({ name: 'Chez Ana', socialLinks: { facebook } });
  expect((await read()).version).toBe(1);
  for (let i = 0; i < 2; i++) expect((await write({ name: 'Bao' }, { 'idempotency-key': 'shop' })).status).toBe(200);
  expect((await read()).version).toBe(2);
});

test('a shop is not written over a version that its writer has not seen', async () => {
  await write({ name: 'Chez Ana' });
  const { status, body } = await write({ name: 'Bao', version: 0 });
  expect([status, body.code, body.data.name, body.data.version]).toEqual([409, 'conflict', 'Chez Ana', 1]);
  expect((await write({ name: 'Bao', version: 1 })).body.data.version).toBe(2);
  const both = await Promise.all(['Cam', 'Dan'].map((name) => write({ name, version: 2 })));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('how the shop picks is written, and read by everybody', async () => {
  const usual = {
    mostOrdersARun: 8,
    scaleBarcodes: [],
    weighedUnderPercent: 20,
    weighedOverPercent: 10,
    substituteAnswerMinutes: 20,
    figuresByPicker: false,
  };
  expect(await read()).toMatchObject(usual);
  const set = {
    mostOrdersARun: 20,
    scaleBarcodes: ['21IIIIIPPPPPC', '22IIIIIWWWWWC'],
    weighedUnderPercent: 0,
    weighedOverPercent: 15,
    substituteAnswerMinutes: 0,
    figuresByPicker: true,
  };
  const sent = { ...set, scaleBarcodes: [' 21iiiiipppppc ', '22IIIIIWWWWWC'] };
  expect((await write(sent)).body.data).toMatchObject(set);
  expect(await read()).toMatchObject(set);
  // Both at once, either of which would be refused alone.
  const less = { weighedMarginPercent: 5, weighedOverPercent: 5 };
  expect((await write(less)).body.data).toMatchObject({ ...set, ...less });
  expect((await write({ scaleBarcodes: [] })).body.data.scaleBarcodes).toEqual([]);
});

describe('is refused, and its field named', () => {
  test.each([
    [{ name: ' ' }, 'name', 'validation.required'],
    [{ name: 'a'.repeat(101) }, 'name', 'validation.tooLong'],
    [{ name: 'a\u0000' }, 'name', 'validation.invalid'],
    [{ email: 'ana' }, 'email', 'validation.email'],
    [{ email: 'ana@shop.example\r\nBcc: b@c.example' }, 'email', 'validation.email'],
    [{ phone: '12' }, 'phone', 'auth.phoneTooShort'],
    [{ legalName: '' }, 'legalName', 'validation.required'],
    [{ legalNumbers: { SIREN: 5 } }, 'legalNumbers.SIREN', 'validation.type'],
    [
      { legalNumbers: Object.fromEntries(Array.from({ length: 21 }, (_, i) => [`N${i}`, 'x'])) },
      'legalNumbers',
      'validation.tooMany',
    ],
    [{ socialLinks: { facebook: 'http://www.facebook.com/panier' } }, 'socialLinks.facebook', 'shop.socialLink'],
    [{ socialLinks: { x: 'javascript:alert(1)' } }, 'socialLinks.x', 'shop.socialLink'],
    [
      { socialLinks: { instagram: 'https://instagram.com.evil.example/a' } },
      'socialLinks.instagram',
      'shop.socialLink',
    ],
    [{ socialLinks: { tiktok: 5 } }, 'socialLinks.tiktok', 'validation.type'],
    [{ version: -1 }, 'version', 'validation.number'],
    [{ mostOrdersARun: 0 }, 'mostOrdersARun', 'validation.number'],
    [{ mostOrdersARun: 21 }, 'mostOrdersARun', 'validation.number'],
    [{ weighedUnderPercent: 101 }, 'weighedUnderPercent', 'validation.number'],
    [{ weighedUnderPercent: 1.5 }, 'weighedUnderPercent', 'validation.number'],
    [{ weighedOverPercent: 16 }, 'weighedOverPercent', 'validation.number'],
    [{ weighedOverPercent: 12, weighedMarginPercent: 11 }, 'weighedOverPercent', 'shop.overMargin'],
    [{ weighedMarginPercent: 9 }, 'weighedMarginPercent', 'shop.overMargin'],
    [{ substituteAnswerMinutes: 241 }, 'substituteAnswerMinutes', 'validation.number'],
    [{ figuresByPicker: 'yes' }, 'figuresByPicker', 'validation.boolean'],
    [{ scaleBarcodes: ['21IIIIIPPPPPC', '21IIIIIPPPPP'] }, 'scaleBarcodes.1', 'shop.scaleSigns'],
    [{ scaleBarcodes: ['21XXXXXPPPPPC'] }, 'scaleBarcodes.0', 'shop.scaleItem'],
    [{ scaleBarcodes: ['21IIIIIPPPWWC'] }, 'scaleBarcodes.0', 'shop.scaleValue'],
    [{ scaleBarcodes: ['21IIIIICPPPPP'] }, 'scaleBarcodes.0', 'shop.scaleCheck'],
    [{ scaleBarcodes: ['21IIIIIPPPPPC', '21iiiiipppppc'] }, 'scaleBarcodes.1', 'shop.scaleTwice'],
    [
      { scaleBarcodes: Array.from({ length: 11 }, (_, i) => `2${i % 10}IIIIIPPPPPC`) },
      'scaleBarcodes',
      'validation.tooMany',
    ],
    [{ foundedIn: 98 }, 'foundedIn', 'validation.number'],
    [{ foundedIn: 2027 }, 'foundedIn', 'validation.number'],
    [{ foundedIn: 'long ago' }, 'foundedIn', 'validation.number'],
    [{ registeredAddress: { lines: '1 rue' } }, 'registeredAddress.city', 'validation.required'],
    [{ registeredAddress: { country: 'France', city: 'Paris' } }, 'registeredAddress.lines', 'validation.required'],
    [{ registeredAddress: { ...seat, city: 'a\u0000' } }, 'registeredAddress.city', 'validation.invalid'],
  ])('%j', async (sent, field, key) => {
    const before = await read();
    const { status, body } = await write({ name: 'Bao', ...sent });
    expect([status, Object.keys(body.data.errors), body.data.errors[field]?.[0]?.message]).toEqual([422, [field], key]);
    expect(await read()).toEqual(before);
  });
});
