import { beforeEach, expect, test } from 'vitest';
import { pictures } from '#server/db/tables/catalogue.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, nameShop, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';
import { bundledText } from './bundled-text.ts';

const t = await startSharedApp();
await nameShop(t, { name: 'Panier', legalName: 'Panier SAS' });
const staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
await t.db.insert(pictures).values({ id: 'front', width: 1600, height: 800, color: '#445566', bytes: 1 });
beforeEach(() =>
  t.write(async ({ tx, announce }) => {
    await tx.delete(pageTexts);
    announce('texts');
  }),
);

const read = async (key = 'about', language = 'fr') =>
  (await t.call('GET', `/page-texts/${key}`, undefined, { 'accept-language': language })).body.data;
const write = (sent: object, key = 'about') => t.call('PUT', `/page-texts/${key}`, sent, staff);
const line = '![La \\[petite\\] devanture](/pictures/front-600.webp)';
const served = {
  url: '/pictures/front-1200.webp',
  width: 1200,
  height: 600,
  color: '#445566',
  alt: 'La [petite] devanture',
};

test('the page about the shop has the picture that staff have set, over the program’s own words', async () => {
  const before = await read();
  expect(before.picture).toBeNull();
  const own = bundledText('about', 'fr').text;
  const { body } = await write({ fr: line });
  expect(body.data).toMatchObject({ version: 1, fr: `${line}\n\n${own}`, bundled: ['en', 'vi'] });
  expect(await read()).toMatchObject({ picture: served, html: before.html });
  expect((await read('about', 'en')).picture).toBeNull();

  // Sent as the form has it, with the words that it shows: that is nothing new, and their later text is the page's.
  expect((await write({ fr: `${line}\n\n${own}`, version: 1 })).body.data.version).toBe(1);
  await write({ fr: `${line}\n\nNotre histoire.` });
  expect(await read()).toMatchObject({ picture: served, html: '<p>Notre histoire.</p>\n' });
  await write({ fr: own });
  expect(await read()).toEqual({ ...before, updatedAt: expect.any(String) });
});

test.each([
  ['a picture that the shop does not have', { fr: '![a](/pictures/none-600.webp)' }, 'fr.picture=validation.picture'],
  ['a picture of another site', { en: '![a](https://other.example/a.webp)' }, 'en.picture=validation.picture'],
  ['long words about it', { vi: `![${'a'.repeat(151)}](/pictures/front-600.webp)` }, 'vi.alt=validation.tooLong'],
])('%s is refused', async (_, sent, fault) => {
  expect(refusalOf(await write(sent))).toBe(`422 ${fault}`);
  expect((await read()).picture).toBeNull();
});

test('no other page has a picture: there the line is text of staff, without what loads', async () => {
  expect((await write({ fr: `${line}\n\nMots.` }, 'legal')).status).toBe(200);
  const { picture, html } = await read('legal');
  expect(picture).toBeNull();
  expect(html).not.toContain('<img');
  expect(html).toContain('Mots.');
});
