import { expect, test } from 'vitest';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeStaff } from '#server/testing/accounts.ts';
import { makeProducts, makeStore } from '#server/testing/catalogue.ts';
import { bearer } from '#server/testing/order-shop.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

let staff: Record<string, string>;
const t = await startSharedApp();
const storeId = await makeStore(t.db);
const kind = (code: string, name: string, position: number) => ({
  code,
  category: 'BOISSON' as const,
  parent: null,
  names: { fr: name, en: name, vi: name },
  position,
  words: { fr: [], en: [], vi: [] },
});
await t.db.insert(kinds).values([kind('cola', 'Cola', 1), kind('water', 'Eau', 2)]);
await makeProducts(t.db, [
  { name: 'Boisson au cola 1,5 L', kind: 'cola', category: 'BOISSON' },
  { name: 'Source des Alpes 1 L', kind: 'water', category: 'BOISSON' },
]);
staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);

const read = async () => (await t.call('GET', '/synonyms', undefined, staff)).body.data;
const write = (synonyms: object[], more: object = {}) => t.call('PUT', '/synonyms', { synonyms, ...more }, staff);
const found = async (words: string) => {
  const { body } = await t.call('GET', `/store/${storeId}/product-collection?search=${encodeURIComponent(words)}`);
  return body.data.items.map(({ name }: { name: string }) => name);
};
const brand = { words: { fr: ['zizzo'], en: ['zizzo'], vi: [] }, kinds: ['cola'] };

test('a word that is taught is found at once, and no more when it is taken away', async () => {
  expect(await found('zizzo')).toEqual([]);
  const { status, body } = await write([brand]);
  expect([status, body.data.synonyms]).toEqual([200, [brand]]);
  await expect.poll(() => found('zizzo')).toEqual(['Boisson au cola 1,5 L']);
  await write([{ ...brand, kinds: ['water'] }]);
  await expect.poll(() => found('zizzo')).toEqual(['Source des Alpes 1 L']);
  expect((await write([])).body.data.synonyms).toEqual([]);
  await expect.poll(() => found('zizzo')).toEqual([]);
});

test('a stale version is refused with the list as it is, after an empty one too', async () => {
  const { version } = await read();
  expect((await write([brand], { version })).status).toBe(200);
  const late = await write([], { version });
  expect([late.status, late.body.data.synonyms]).toEqual([409, [brand]]);
  const emptied = await write([], { version: late.body.data.version });
  expect(emptied.body.data.version).not.toBe(late.body.data.version);
  const both = await Promise.all([
    write([brand], { version: emptied.body.data.version }),
    write([brand], { version: emptied.body.data.version }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ['synonyms', undefined],
  ['synonyms.0.kinds', [{ ...brand, kinds: ['no-such-kind'] }]],
  ['synonyms.0.kinds', [{ ...brand, kinds: [] }]],
  ['synonyms.0.words', [{ ...brand, words: { fr: [], en: [], vi: [] } }]],
  ['synonyms.0.words.fr.0', [{ ...brand, words: { fr: ['x'.repeat(61)] } }]],
  ['synonyms.0.words.fr.0', [{ ...brand, words: { fr: [' '] } }]],
])('a fault at %s is named, and the list stays', async (field, synonyms) => {
  const before = await read();
  const { status, body } = await t.call('PUT', '/synonyms', { synonyms }, staff);
  expect([status, Object.keys(body.data.errors)]).toEqual([422, [field]]);
  expect(await read()).toEqual(before);
});

test('searches that found nothing are listed, the most frequent or the latest first', async () => {
  for (const words of ['kombucha', 'kombucha', 'tempeh']) {
    await found(words);
    t.setNow(new Date(t.deps.clock().getTime() + 3_600_000));
  }
  const misses = async (query: string) =>
    (await t.call('GET', `/search-misses?${query}`, undefined, staff)).body.data.items
      .map(({ words, count }: { words: string; count: number }) => `${words} ${count}`)
      .filter((miss: string) => !miss.startsWith('zizzo'));
  staff = bearer((await makeStaff(t, ['CAN_MANAGE_PRODUCTS'])).token);
  await expect.poll(() => misses('')).toEqual(['kombucha 2', 'tempeh 1']);
  expect(await misses('sortBy=latest')).toEqual(['tempeh 1', 'kombucha 2']);
  expect(await misses('language=vi')).toEqual([]);
});
