import { expect, test } from 'vitest';
import { suggestSearch } from '#contract/catalogue/catalogue.ts';
import { dropResponses } from '#server/services/memory/response-cache.ts';
import { makeStoreWith, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const goods: NewProduct[] = [
  ...Array.from({ length: 8 }, (_, i) => ({ name: `Chocolat ${i + 1}`, category: 'SNACKDESSERT' as const })),
  { name: 'Chou rouge', category: 'LEGUME' },
  { name: 'Pomme', category: 'FRUIT' },
  { name: { fr: 'Lait de coco', en: 'Coconut milk', vi: 'Nước cốt dừa' }, category: 'LAITDECOCO' },
  { name: { fr: 'Huile d’olive', en: 'Olive oil', vi: 'Dầu ô liu' }, category: 'SAUCE' },
  { name: 'Biscuit matcha Atelier du Kumo 90 g', brand: 'Atelier du Kumo', category: 'SNACKDESSERT' },
  { name: { fr: 'Crème fraîche', en: 'Fresh cream', vi: 'Kem tươi' }, category: 'LAITIER' },
];
const shop = await startSharedApp();
const storeId = await makeStoreWith(shop.db, goods);

const suggest = (search: string) => shop.apiAs()(suggestSearch, { storeId, search });

test('products as in the listing, six at most', async () => {
  const { products } = await suggest('chocolat');
  const listed = await shop.call('GET', `/store/${storeId}/product-collection?search=chocolat&per_page=6`);
  expect(products.length).toBe(6);
  expect(products).toEqual(listed.body.data.items);
});

test('a category by its name in the language shown', async () => {
  expect((await suggest('fruit')).categories).toEqual([
    { name: 'FRUIT', label: expect.stringMatching(/^Fruits/), numberOfProducts: 1 },
  ]);
});

test('what is misspelt is corrected', async () => {
  const { corrected, products } = await suggest('chocolta');
  expect([corrected, products.length]).toEqual(['chocolat', 6]);
});

test.each([
  ['lait de c', ['lait de coco']],
  ['lait c', ['lait de coco']],
  ['coco l', ['coco lait']],
  ['huile d’ol', ['huile olive']],
])('%s may become %j, with the words that join', async (typed, terms) => {
  expect((await suggest(typed)).terms).toEqual(terms);
});

test.each([
  ['biscuit m', ['biscuit matcha']],
  ['biscuit', ['biscuit matcha']],
  ['matcha', ['matcha atelier du kumo']],
  ['matcha atel', ['matcha atelier du kumo']],
  ['atelier', ['atelier du kumo']],
  ['kumo at', ['kumo atelier']],
  ['atelier ku', ['atelier du kumo']],
])('%s may become %j: no term ends in half a brand', async (typed, terms) => {
  expect((await suggest(typed)).terms).toEqual(terms);
});

test('nothing for nothing', async () => {
  const nothing = { corrected: null, products: [], categories: [], terms: [] };
  for (const search of ['', ' ', '…', 'xyzxyz']) expect(await suggest(search)).toEqual(nothing);
});

test('an unknown store is not found', async () => {
  expect((await shop.call('GET', '/store/999/search-suggestions?search=a')).status).toBe(404);
});

test('what has not changed is answered 304', async () => {
  const path = `/store/${storeId}/search-suggestions?search=cho`;
  const { headers } = await shop.call('GET', path);
  expect((await shop.call('GET', path, undefined, { 'if-none-match': String(headers.etag) })).status).toBe(304);
});

test('with the search switched off nothing is suggested', async () => {
  const { isOn } = shop.deps.flags;
  shop.deps.flags.isOn = (path) => path !== 'features.search' && isOn(path);
  dropResponses(shop.deps.answers);
  expect((await suggest('chocolat')).products).toEqual([]);
  shop.deps.flags.isOn = isOn;
  dropResponses(shop.deps.answers);
});
