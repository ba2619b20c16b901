import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pictures } from '#server/db/tables/catalogue.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { bearer, nameShop, refusalOf } from '#server/testing/order-shop.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  t = await startTestApp();
  await nameShop(t, { name: 'Panier', legalName: 'Panier SAS' });
  staff = bearer((await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION'])).token);
  await t.db.insert(pictures).values({ id: 'feast', width: 1600, height: 900, color: '#aa5500', bytes: 1 });
});
beforeEach(() =>
  t.write(async ({ tx, announce }) => {
    await tx.delete(pageTexts);
    announce('texts');
  }),
);
afterAll(() => t.close());

const nothing = { heading: '', sentence: '', link: null, picture: null };
const read = async (language = 'fr') =>
  (await t.call('GET', '/home-text', undefined, { 'accept-language': language })).body.data;
const write = (sent: object) => t.call('PUT', '/page-texts/home', sent, staff);
const feast =
  '![Une table](/pictures/feast-1200.webp)\n\n## Chez {{shop}}\n\nTout <b>frais</b>.\n\n[Voir](/products?category=FRUIT)';

test('nothing is said until staff have written it, then what they wrote, in that language alone', async () => {
  expect(await read()).toEqual(nothing);
  expect((await write({ fr: feast })).body.data).toMatchObject({
    version: 1,
    bundled: ['en', 'vi'],
    fr: feast,
    en: '',
  });
  expect(await read()).toEqual({
    heading: 'Chez Panier',
    // Plain text: the page shows it as it was typed.
    sentence: 'Tout <b>frais</b>.',
    link: { label: 'Voir', to: '/products?category=FRUIT' },
    picture: {
      url: '/pictures/feast-1200.webp',
      width: 1200,
      height: 675,
      color: '#aa5500',
      alt: 'Une table',
      narrow: null,
    },
  });
  expect(await read('en')).toEqual(nothing);
});

test('an empty text goes back to the program’s own, and each change is a version that can be taken back', async () => {
  await write({ fr: feast });
  await write({ fr: '' });
  expect(await read()).toEqual(nothing);
  const { items } = (await t.call('GET', '/page-texts/home/versions', undefined, staff)).body.data;
  expect(items.map((one: { version: number; fr: string }) => [one.version, one.fr])).toEqual([
    [2, ''],
    [1, feast],
  ]);
});

test('a second picture is the one for narrow screens', async () => {
  await t.db.insert(pictures).values({ id: 'narrow', width: 900, height: 600, color: '#bb6600', bytes: 1 });
  const both = '![Une table](/pictures/feast-600.webp)\n\n![](/pictures/narrow-600.webp)';
  expect((await write({ fr: both })).status).toBe(200);
  const size = { url: '/pictures/narrow-1200.webp', width: 900, height: 600, color: '#bb6600' };
  expect((await read()).picture).toMatchObject({ alt: 'Une table', narrow: size });
  const gone = both.replace('narrow-', 'none-');
  expect(refusalOf(await write({ fr: gone }))).toBe('422 fr.narrow=validation.picture');
});

test.each([
  ['a heading that is too long', { fr: `## ${'a'.repeat(81)}` }, 'fr.heading=validation.tooLong'],
  ['a link to another site', { en: '[x](https://other.example/)' }, 'en.link=shop.homeLink'],
  ['a link that runs', { vi: '[x](javascript:alert)' }, 'vi.link=shop.homeLink'],
  ['a picture that the shop does not have', { fr: '![x](/pictures/none-1200.webp)' }, 'fr.picture=validation.picture'],
  ['a picture of another site', { fr: '![x](https://other.example/a.webp)' }, 'fr.picture=validation.picture'],
])('%s is refused by its part', async (_, sent, fault) => {
  expect(refusalOf(await write(sent))).toBe(`422 ${fault}`);
  expect(await read()).toEqual(nothing);
});
