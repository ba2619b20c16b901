import { expect, test } from 'vitest';
import { rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { kinds, synonyms } from '#server/db/tables/catalogue.ts';
import { popularity } from '#server/db/tables/searches.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const good = (kind: string | null, fr: string, more: NewProduct = {}): NewProduct => {
  return { kind, name: { fr, en: fr, vi: fr }, allergens: [], ...more };
};
const goods: NewProduct[] = [
  good('coconut-milk', 'Lait de coco'),
  good('milk', 'Lait entier 1 L', { allergens: ['milk'] }),
  good('milk', 'Lait demi-écrémé 1 L', { allergens: ['milk'] }),
  good('milk', 'Lait demi-écrémé bio 50 cl', { allergens: ['milk'], diets: ['organic'] }),
  good('oat-drink', 'Boisson à l’avoine', { allergens: ['gluten'] }),
  good('chocolate', 'Chocolat au lait', { allergens: ['milk'] }),
  good('toilet-paper', 'Papier ménage doux', { category: 'NONALIMENTAIRE' }),
  good('shampoo', 'Shampooing au lait', { category: 'NONALIMENTAIRE' }),
  good('fish', 'Daurade', { name: { fr: 'Daurade', en: 'Bream', vi: 'Cá tráp' } }),
  good('aubergine', 'Aubergine', { name: { fr: 'Aubergine', en: 'Aubergine', vi: 'Cà tím' } }),
  good('sardines', 'Sardines à l’huile d’olive'),
  good('olive-oil', 'Huile d’olive douce'),
  good(null, 'Olives à l’huile'),
  good('dairy', 'Maxiaubergine'),
];
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const kind = (code: string, parent: string | null, fr: string[], en: string[], vi: string[] = [], position = 1) => {
  const names = { fr: fr[0] ?? '', en: en[0] ?? '', vi: vi[0] ?? en[0] ?? '' };
  const words = { fr: fr.slice(1), en: en.slice(1), vi: vi.slice(1) };
  return { code, category: 'LAITIER' as const, parent, names, words, position };
};
await shop.db
  .insert(kinds)
  .values([
    kind('dairy', null, ['Crèmerie'], ['Dairy'], [], 0),
    kind('milks', 'dairy', ['Boissons blanches'], ['White drinks']),
    kind('milk', 'milks', ['Lait'], ['Milk'], ['Sữa']),
    kind('oat-drink', 'milks', ['Lait d’avoine'], ['Oat milk']),
    kind('coconut-milk', 'dairy', ['Lait de coco'], ['Coconut milk']),
    kind('chocolate', 'dairy', ['Chocolats', 'chocolat'], ['Chocolate']),
    kind('toilet-paper', 'dairy', ['Papier toilette', 'pq'], ['Toilet paper']),
    kind('shampoo', 'dairy', ['Shampooings', 'shampoing'], ['Shampoo']),
    kind('fish', 'dairy', ['Poissons'], ['Fish'], ['Cá']),
    kind('aubergine', 'dairy', ['Aubergines'], ['Aubergines', 'eggplants'], ['Cà tím', 'cà']),
    kind('sardines', 'dairy', ['Sardines'], ['Sardines']),
    kind('olive-oil', 'dairy', ['Huiles d’olive'], ['Olive oil']),
  ]);
await shop.db.insert(synonyms).values([
  { kinds: ['toilet-paper'], words: { fr: ['lotus'], en: [], vi: [] } },
  { kinds: ['chocolate'], words: { fr: ['sardinna'], en: [], vi: [] } },
]);
const ids = await makeProducts(shop.db, goods);

async function search(words: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ search: words, lng: 'fr', ...more });
  const { status, body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  expect(status).toBe(200);
  const { items, near, correctedSearch, searchFilters } = body.data;
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  return { names: names(items), near: names(near), corrected: correctedSearch, filters: searchFilters };
}

test('what is of the kind comes before what is only called so, and household goods do not come among food', async () => {
  const { names } = await search('lait');
  expect(names.toSorted()).toEqual(['Lait demi-écrémé 1 L', 'Lait demi-écrémé bio 50 cl', 'Lait entier 1 L']);
  // Where there are few of the kind, what is called so comes behind them, but not what has it inside a word.
  expect((await search('aubergine')).names).toEqual(['Aubergine']);
  expect((await search('shampoing')).names).toEqual(['Shampooing au lait']);
  expect((await search('olive huile')).names).toEqual(['Huile d’olive douce', 'Olives à l’huile']);
  expect((await search('milk')).names[0]).toMatch(/^Lait (entier|demi)/);
});

test.each([
  ['pq', ['Papier ménage doux']],
  ['lotus', ['Papier ménage doux']],
  ['papiertoilette', ['Papier ménage doux']],
  ['shampoing', ['Shampooing au lait']],
  ['entier lait', ['Lait entier 1 L']],
  ['huile d’olive', ['Huile d’olive douce', 'Olives à l’huile']],
  ['lait 50cl', ['Lait demi-écrémé bio 50 cl']],
  ['bouteille de lait entier', ['Lait entier 1 L']],
  ['lait entier enfant', ['Lait entier 1 L']],
  // Of two kinds, but a name has the words.
  ['sardines huile d’olive', ['Sardines à l’huile d’olive']],
  ['sardines huile de lait', []],
  // Of two kinds, and nothing is both: the head decides, where no other word is left.
  ['chocolat sardines', ['Chocolat au lait']],
  ['chocolat sardines xyzxyz', []],
])('%s finds %j', async (words, names) => {
  expect((await search(words)).names).toEqual(names);
});

test('a name that has all the words comes before the goods of the head', async () => {
  // In English the head is the last: the oil.
  expect((await search('sardines huile d’olive', { lng: 'en' })).names).toEqual(['Sardines à l’huile d’olive']);
  expect((await search('sardines milk', { lng: 'en' })).names.every((name) => name.startsWith('Lait'))).toBe(true);
});

test('a tone decides in Vietnamese', async () => {
  expect((await search('cá', { lng: 'vi' })).names).toEqual(['Cá tráp']);
  expect((await search('cà', { lng: 'vi' })).names).toEqual(['Cà tím']);
  expect((await search('ca', { lng: 'vi' })).names.toSorted()).toEqual(['Cà tím', 'Cá tráp']);
});

test('diets, labels and measures filter, and tell by which words', async () => {
  expect(await search('lait bio')).toMatchObject({
    names: ['Lait demi-écrémé bio 50 cl'],
    filters: [{ filter: 'diet', value: 'organic', words: 'bio', rest: 'lait' }],
  });
  expect((await search('bio')).names).toEqual(['Lait demi-écrémé bio 50 cl']);
  expect((await search('sans lait')).names).not.toContain('Lait entier 1 L');
  expect((await search('lait 1 L')).filters).toEqual([
    { filter: 'measure', value: '1000 ml', words: '1 L', rest: 'lait' },
  ]);
});

test('what a kind has none of is looked for in the wider kind, and shown as near', async () => {
  expect(await search('lait sans lactose')).toMatchObject({ names: [], near: ['Boisson à l’avoine'] });
  // Of a diet that the kind has no good for, those of the whole category are near.
  expect(await search('aubergine bio')).toMatchObject({ names: [], near: ['Lait demi-écrémé bio 50 cl'] });
  expect(await search('chocolat xyzxyz')).toMatchObject({ names: [], near: ['Chocolat au lait'] });
});

test('a misspelt kind is corrected, but words that mean something are not, and never into another kind', async () => {
  expect(await search('chocolta')).toMatchObject({ names: ['Chocolat au lait'], corrected: 'chocolat' });
  // A word that goods have is likelier meant than one that none has.
  expect(await search('sardinnes')).toMatchObject({ names: ['Sardines à l’huile d’olive'], corrected: 'sardines' });
  expect(await search('shampoings')).toMatchObject({ names: ['Shampooing au lait'], corrected: null });
  expect(await search('eggplant')).toMatchObject({ names: ['Aubergine'], corrected: null });
  expect(await search('chocolat sardinees')).toMatchObject({ names: [], corrected: null });
});

test('what the store sold decides between equals, and orders the list that is asked for by it', async () => {
  const [, whole = 0, half = 0, organic = 0] = ids;
  const count = async (productIds: number[], orders: number[], countedAt: Date) => {
    const set = { countedAt, productIds, orders };
    await shop.db
      .insert(popularity)
      .values({ storeId, ...set })
      .onConflictDoUpdate({ target: popularity.storeId, set });
    shop.deps.changes.publish('catalogue', [storeId]);
  };
  const milks = async () => (await search('lait')).names.slice(0, 3);
  await count([organic, whole], [9, 4], new Date());
  expect(await milks()).toEqual(['Lait demi-écrémé bio 50 cl', 'Lait entier 1 L', 'Lait demi-écrémé 1 L']);
  await count([half, organic], [7, 2], new Date(Date.now() + 1000));
  expect(await milks()).toEqual(['Lait demi-écrémé 1 L', 'Lait demi-écrémé bio 50 cl', 'Lait entier 1 L']);
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?sortBy=popular&lng=fr&per_page=3`);
  expect(body.data.items.map(({ id }: { id: number }) => id).slice(0, 2)).toEqual([half, organic]);
});

test('kinds that change are read anew by who hears of it', async () => {
  expect((await search('tapisserie')).names).toEqual([]);
  await shop.db.insert(synonyms).values({ kinds: ['chocolate'], words: { fr: ['tapisserie'], en: [], vi: [] } });
  await shop.db.execute(sql`insert into catalogue_changes default values`);
  shop.deps.changes.publish('catalogue', null);
  expect((await search('tapisserie')).names).toEqual(['Chocolat au lait']);
});

test('a search that finds nothing is counted for staff, once for each time it was asked', async () => {
  await search('  Quetzal  bleu');
  await search('quetzal bleu', { per_page: '7' });
  await search('lait', { category: 'VIANDE' });
  await search('lait', { hasReduction: 'true' });
  await search('lait');
  const rows = rowsOf(
    await shop.db.execute(sql`select language, words, count from search_misses where words like 'quetzal%'`),
  );
  expect(rows).toEqual([{ language: 'fr', words: 'quetzal bleu', count: 2 }]);
  expect(rowsOf(await shop.db.execute(sql`select 1 from search_misses where words = 'lait'`))).toEqual([]);
});

test('a search that cannot be counted is answered all the same', async () => {
  await shop.db.execute(sql`alter table search_misses rename to search_misses_gone`);
  try {
    expect((await search('introuvable')).names).toEqual([]);
  } finally {
    await shop.db.execute(sql`alter table search_misses_gone rename to search_misses`);
  }
});
