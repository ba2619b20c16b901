import { beforeEach, expect, test } from 'vitest';
import { eq } from '#server/db/sql.ts';
import { auditEntries } from '#server/db/tables/audit.ts';
import { banners } from '#server/db/tables/banners.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { makeSignedIn, makeStaff, signIn } from '#server/testing/accounts.ts';
import { makeStore } from '#server/testing/catalogue.ts';
import { bearer, refusalOf } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const noon = new Date('2026-12-01T11:00:00Z');
const t = await startSharedApp({ now: noon });
const [paris, hanoi, hidden] = [
  await makeStore(t.db),
  await makeStore(t.db, { timeZone: 'Asia/Ho_Chi_Minh' }),
  await makeStore(t.db, { displayable: false }),
];
t.deps.changes.publish('stores');
const { customer } = await makeStaff(t, ['CAN_EDIT_FEATURES_CONFIGURATION']);
await t.db.insert(pictures).values({ id: 'feast', width: 1600, height: 640, color: '#aa5500', bytes: 1 });

beforeEach(async () => {
  await t.db.delete(banners);
  t.setNow(noon);
  t.deps.changes.publish('texts');
});

const said = (heading: string, more: object = {}) => ({ fr: { heading, ...more } });
const call = async (method: string, path: string, body?: object) =>
  t.call(method, path, body, bearer((await signIn(t, customer)).token));
const create = (more: object = {}) => call('POST', '/banners', { place: 'hero', words: said('Les fêtes'), ...more });
const idOf = async (more: object = {}): Promise<number> => (await create(more)).body.data.id;
const home = async (storeId = paris, language = 'fr') =>
  (await t.call('GET', `/store/${storeId}/banner-list`, undefined, { 'accept-language': language })).body.data;
const shown = async (storeId = paris) => {
  const { hero, week } = await home(storeId);
  return [hero?.heading ?? null, week.map(({ heading }: { heading: string }) => heading)];
};

test('a home shows nothing until there is a banner, then all that it says', async () => {
  expect(await home()).toEqual({ hero: null, week: [] });
  const words = said('Les fêtes', { sentence: ' Tout pour la table ', label: 'Voir', alt: 'Une table' });
  const made = await create({ words, linkTo: '/offers', picture: '/pictures/feast-600.webp', lastDay: '2026-12-24' });
  expect(made.body.data).toMatchObject({ version: 1, state: 'shown', picture: '/pictures/feast-600.webp' });
  expect(made.body.data.words.en).toEqual({ heading: '', sentence: '', label: '', alt: '' });
  expect(await home()).toEqual({
    hero: {
      id: made.body.data.id,
      language: 'fr',
      heading: 'Les fêtes',
      sentence: 'Tout pour la table',
      link: { label: 'Voir', to: '/offers' },
      picture: {
        url: '/pictures/feast-1200.webp',
        width: 1200,
        height: 480,
        color: '#aa5500',
        alt: 'Une table',
        narrow: null,
      },
      until: '2026-12-24T23:00:00.000Z',
    },
    week: [],
  });
});

test('in a language without a heading the words are whole those of the first that has one', async () => {
  await create({ words: { en: { heading: 'The feast', sentence: 'All of it' } } });
  expect((await home(paris, 'vi')).hero).toMatchObject({ language: 'en', heading: 'The feast', sentence: 'All of it' });
});

test('it is shown from the midnight of its first day to that after its last, by the clock of the store', async () => {
  await create({ firstDay: '2026-12-02', lastDay: '2026-12-02' });
  const at = async (now: string) => {
    t.setNow(new Date(now));
    t.deps.changes.publish('texts');
    return [(await shown(paris))[0], (await shown(hanoi))[0]];
  };
  expect(await at('2026-12-01T16:59:00Z')).toEqual([null, null]);
  expect(await at('2026-12-01T17:00:00Z')).toEqual([null, 'Les fêtes']);
  expect(await at('2026-12-01T23:00:00Z')).toEqual(['Les fêtes', 'Les fêtes']);
  expect(await at('2026-12-02T17:00:00Z')).toEqual(['Les fêtes', null]);
  expect(await at('2026-12-02T23:00:00Z')).toEqual([null, null]);
  expect((await call('GET', '/banners')).body.data.items[0].state).toBe('ended');
});

test('what is kept of an answer is not older than some seconds: at midnight nobody writes', async () => {
  await create({ lastDay: '2026-12-01' });
  t.setNow(new Date('2026-12-01T22:59:59Z'));
  expect((await shown())[0]).toBe('Les fêtes');
  t.setNow(new Date('2026-12-01T23:00:10Z'));
  expect((await shown())[0]).toBeNull();
});

test('a store shows its own and those of all; a change and a deletion are seen at once, in the store before too', async () => {
  const id = await idOf({ storeId: hanoi });
  await create({ words: said('Partout'), firstDay: '2026-11-29' });
  for (const heading of ['Un', 'Deux', 'Trois', 'Quatre']) await create({ place: 'week', words: said(heading) });
  expect(await shown(paris)).toEqual(['Partout', ['Quatre', 'Trois', 'Deux']]);
  expect((await shown(hanoi))[0]).toBe('Les fêtes');
  await call('PUT', `/banners/${id}`, { storeId: paris, words: { vi: { heading: 'Lễ hội' } } });
  expect([(await shown(paris))[0], (await shown(hanoi))[0]]).toEqual(['Les fêtes', 'Partout']);
  await call('DELETE', `/banners/${id}`);
  expect((await shown(paris))[0]).toBe('Partout');
  expect((await call('GET', `/banners/${id}`)).status).toBe(404);
  for (const none of [hidden, 999]) expect((await t.call('GET', `/store/${none}/banner-list`)).status).toBe(404);
});

test.each([
  ['no heading', { words: {} }, 'words.fr.heading=validation.required'],
  ['words without a heading', { words: { vi: { alt: 'x' } } }, 'words.vi.heading=validation.required'],
  ['a heading that is too long', { words: said('a'.repeat(81)) }, 'words.fr.heading=validation.tooLong'],
  ['a place that there is not', { place: 'foot' }, 'place=validation.invalid'],
  ['a day that there is not', { firstDay: '2026-02-30' }, 'firstDay=validation.date'],
  ['an end before the start', { firstDay: '2026-12-02', lastDay: '2026-12-01' }, 'lastDay=stores.endsBeforeStart'],
  ['a store that there is not', { storeId: 999 }, 'storeId=validation.invalid'],
  ['another site', { words: said('x', { label: 'x' }), linkTo: 'https://x.example/' }, 'linkTo=shop.homeLink'],
  ['a link without words', { linkTo: '/offers' }, 'words.fr.label=validation.required'],
  ['a picture that the shop does not have', { picture: '/pictures/none-600.webp' }, 'picture=validation.picture'],
  ['a picture of another site', { picture: 'https://x.example/a.webp' }, 'picture=validation.picture'],
  ['a rank below zero', { position: -1 }, 'position=validation.number'],
])('%s is refused by its field', async (_, more, faults) => {
  expect(refusalOf(await create(more))).toBe(`422 ${faults}`);
  expect(await t.db.$count(banners)).toBe(0);
});

test.each([
  ['an end before the start that it has', { lastDay: '2026-11-30' }, 'lastDay=stores.endsBeforeStart'],
  ['an address beside words without a label', { linkTo: '/offers' }, 'words.fr.label=validation.required'],
  ['its only heading taken away', { words: said('') }, 'words.fr.heading=validation.required'],
  ['a picture that the shop does not have', { picture: 'none' }, 'picture=validation.picture'],
])('a change is held to the same, beside what stays: %s', async (_, change, faults) => {
  const id = await idOf({ firstDay: '2026-12-01' });
  expect(refusalOf(await call('PUT', `/banners/${id}`, change))).toBe(`422 ${faults}`);
  expect((await call('GET', `/banners/${id}`)).body.data).toMatchObject({ version: 1, lastDay: null });
});

test('of two changes from one version the second is told of the first; what is left out stays', async () => {
  const id = await idOf({ picture: 'feast', lastDay: '2026-12-24' });
  const first = await call('PUT', `/banners/${id}`, { version: 1, lastDay: '2026-12-31' });
  expect(first.body.data).toMatchObject({ version: 2, lastDay: '2026-12-31', picture: '/pictures/feast-600.webp' });
  const part = await call('PUT', `/banners/${id}`, { words: { fr: { sentence: 'Bientôt' } } });
  expect(part.body.data.words.fr).toMatchObject({ heading: 'Les fêtes', sentence: 'Bientôt' });
  const second = await call('PUT', `/banners/${id}`, { version: 1, lastDay: null });
  expect([second.status, second.body.data]).toMatchObject([409, { version: 3, lastDay: '2026-12-31' }]);
});

test('a picture that a banner names cannot be deleted; the banner goes on without it once it is taken away', async () => {
  const id = await idOf({ picture: 'feast' });
  await expect(t.db.delete(pictures).where(eq(pictures.id, 'feast'))).rejects.toThrow();
  expect((await home()).hero.picture.url).toBe('/pictures/feast-1200.webp');
  await call('PUT', `/banners/${id}`, { picture: null });
  expect((await home()).hero.picture).toBeNull();
});

test('the list has states, is filtered and searched, the latest first', async () => {
  await create({ words: said('Été'), firstDay: '2026-06-01', lastDay: '2026-08-31' });
  await create({ words: said('Janvier'), firstDay: '2027-01-01', storeId: hanoi });
  await create({ words: said('Semaine'), place: 'week' });
  const list = async (query = '') =>
    (await call('GET', `/banners?${query}`)).body.data.items.map(
      ({ words, state }: { words: { fr: { heading: string } }; state: string }) => `${words.fr.heading} ${state}`,
    );
  const all = ['Janvier planned', 'Semaine shown', 'Été ended'];
  expect(await list()).toEqual(all);
  expect(await list('sortBy=oldest')).toEqual([...all].reverse());
  expect(await list('state=ended')).toEqual(['Été ended']);
  expect(await list('place=week')).toEqual(['Semaine shown']);
  expect(await list(`storeId=${paris}`)).toEqual(['Semaine shown', 'Été ended']);
  expect(await list('search=ETE')).toEqual(['Été ended']);
  expect(await list('per_page=1&page=2')).toEqual(['Semaine shown']);
});

test('it is for who changes the shop’s settings, which nobody is given who is there for some stores alone', async () => {
  const id = await idOf();
  const goods = bearer((await makeSignedIn(t, { roles: ['CAN_MANAGE_PRODUCTS'], storeIds: [paris] })).token);
  const body = { place: 'hero', storeId: paris, words: said('x') };
  for (const by of [goods, {}]) {
    expect((await t.call('POST', '/banners', body, by)).status).toBe(by === goods ? 403 : 401);
    expect((await t.call('DELETE', `/banners/${id}`, undefined, by)).status).toBe(by === goods ? 403 : 401);
  }
  expect((await shown())[0]).toBe('Les fêtes');
});

test('each write is in the audit, and the same key twice is one banner', async () => {
  const staff = { ...bearer((await signIn(t, customer)).token), 'idempotency-key': 'banner-of-the-feast' };
  const body = { place: 'hero', storeId: paris, words: said('Les fêtes') };
  const made = [await t.call('POST', '/banners', body, staff), await t.call('POST', '/banners', body, staff)];
  const [id] = new Set(made.map((one) => one.body.data.id));
  expect(await t.db.$count(banners)).toBe(1);
  await call('PUT', `/banners/${id}`, { lastDay: '2026-12-24' });
  await call('DELETE', `/banners/${id}`);
  const entries = await t.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.thingId, String(id)));
  const told = entries.filter(({ thing }) => thing === 'banner').sort((a, b) => a.id - b.id);
  expect(told.map(({ action, label, storeId }) => [action, label, storeId])).toEqual(
    ['createBanner', 'updateBanner', 'deleteBanner'].map((action) => [action, 'Les fêtes', paris]),
  );
  expect(told[1]?.changes).toEqual({ lastDay: [null, '2026-12-24'] });
});
