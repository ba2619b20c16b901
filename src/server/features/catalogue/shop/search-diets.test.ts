import { expect, test } from 'vitest';
import { kinds, synonyms } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { newKind } from '#server/testing/search.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const good = (kind: string, fr: string, en: string, vi: string, diets: string[] = []): NewProduct => {
  return { kind, name: { fr, en, vi }, allergens: [], diets };
};
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
await shop.db
  .insert(kinds)
  .values([
    newKind('pantry', null, [['Placard'], ['Pantry'], ['Tủ bếp']]),
    newKind('flour', 'pantry', [['Farines', 'farine sans gluten'], ['Flour', 'gluten-free flour'], ['Bột']]),
    newKind('sauce', 'pantry', [['Sauce d’huître'], ['Oyster sauce'], ['Dầu hào', 'dầu hào chay']]),
    newKind('milk', 'pantry', [['Lait'], ['Milk'], ['Sữa']]),
    newKind('patty', 'pantry', [['Galettes'], ['Patties'], ['Viên']]),
    newKind('stock', 'pantry', [['Bouillons', 'bouillon bio'], ['Stock cubes'], ['Hạt nêm', 'hạt nêm hữu cơ']]),
  ]);
// What staff write counts as the names of kinds do.
await shop.db.insert(synonyms).values([
  { kinds: ['patty'], words: { fr: ['burger vegan'], en: ['vegan burger'], vi: ['burger thuần chay'] } },
  { kinds: ['patty'], words: { fr: ['goûter sans arachides'], en: [], vi: [] } },
]);
await makeProducts(shop.db, [
  { ...good('flour', 'Farine de seigle', 'Rye flour', 'Bột lúa mạch'), allergens: ['gluten'] },
  { ...good('flour', 'Farine d’épeautre', 'Spelt flour', 'Bột mì spelt'), allergens: ['gluten'] },
  good('flour', 'Farine de riz', 'Rice flour', 'Bột gạo', ['gluten-free', 'organic']),
  good('sauce', 'Sauce d’huître', 'Oyster sauce', 'Dầu hào'),
  good('sauce', 'Sauce aux champignons', 'Mushroom sauce', 'Dầu hào nấm', ['vegan']),
  good('patty', 'Galettes œuf et lait', 'Egg and milk patties', 'Viên trứng sữa', ['vegetarian']),
  good('patty', 'Galettes de pois', 'Pea patties', 'Viên đậu', ['vegan']),
  { ...good('patty', 'Galettes au satay', 'Satay patties', 'Viên sa tế'), allergens: ['peanuts'] },
  { ...good('patty', 'Galettes de mystère', 'Mystery patties', 'Viên bí ẩn'), allergens: null },
  {
    ...good('milk', 'Lait sans lactose', 'Lactose-free milk', 'Sữa không lactose', ['lactose-free']),
    allergens: ['milk'],
  },
  // Their name says what nobody has declared.
  good('stock', 'Bouillon bio du village', 'Organic village stock cubes', 'Hạt nêm hữu cơ làng'),
  good('stock', 'Bouchées halal', 'Halal bites', 'Viên halal'),
]);

async function search(words: string, lng: string) {
  const query = new URLSearchParams({ search: words, lng });
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  const suggestions = await shop.call('GET', `/store/${storeId}/search-suggestions?${query}`);
  const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();
  const filters = body.data.searchFilters.map((one: { filter: string; value: string }) => `${one.filter} ${one.value}`);
  return {
    found: names(body.data.items),
    near: names(body.data.near),
    corrected: body.data.correctedSearch,
    filters,
    suggested: names(suggestions.body.data.products),
  };
}

test.each([
  ['farine sans gluten', 'fr', 'diet gluten-free', ['Farine de riz']],
  ['gluten free flour', 'en', 'diet gluten-free', ['Rice flour']],
  ['dầu hào chay', 'vi', 'diet vegetarian', ['Dầu hào nấm']],
  ['dau hao chay', 'vi', 'diet vegetarian', ['Dầu hào nấm']],
  ['burger vegan', 'fr', 'diet vegan', ['Galettes de pois']],
  ['vegan burger', 'en', 'diet vegan', ['Pea patties']],
  ['burger thuần chay', 'vi', 'diet vegan', ['Viên đậu']],
  ['goûter sans arachides', 'fr', 'without peanuts', ['Galettes de pois', 'Galettes œuf et lait']],
])('%s (%s) asks for %s and finds %j, suggested too', async (words, lng, filter, found) => {
  const answer = await search(words, lng);
  expect(answer).toMatchObject({ filters: [filter], found, suggested: found, corrected: null });
});

test.each([
  ['farinne sans gluten', 'fr', ['diet gluten-free'], ['Farine de riz']],
  ['farine sans glutten', 'fr', ['diet gluten-free'], ['Farine de riz']],
  ['galete vegetarienne', 'fr', ['diet vegetarian'], ['Galettes de pois', 'Galettes œuf et lait']],
])('a correction of %s (%s) keeps %j', async (words, lng, filters, found) => {
  const answer = await search(words, lng);
  expect(answer).toMatchObject({ filters, found, suggested: found });
  expect(answer.corrected).not.toBe(null);
});

test.each([
  ['bouillon bio', 'fr', 'Farine de riz'],
  ['bouillon bio du village', 'fr', 'Farine de riz'],
  ['organic village stock cubes', 'en', 'Rice flour'],
  ['hạt nêm hữu cơ làng', 'vi', 'Bột gạo'],
])('%s (%s) finds nothing that only says so in its name; what is declared is near', async (words, lng, near) => {
  expect(await search(words, lng)).toMatchObject({ found: [], near: [near], suggested: [], filters: ['diet organic'] });
});

test('a misspelt diet that nothing of the kind suits stays one of what is near', async () => {
  const answer = await search('sauce d’huître biologiqe', 'fr');
  expect(answer).toMatchObject({ found: [], near: ['Farine de riz'], suggested: [], filters: ['diet organic'] });
  expect(answer.corrected).toBe('sauce d’huître biologique');
});

test('who may not have milk is not shown milk without lactose', async () => {
  expect(await search('lait sans lactose', 'fr')).toMatchObject({ found: ['Lait sans lactose'] });
  for (const [words, lng] of [
    ['lait sans lait', 'fr'],
    ['dairy-free milk', 'en'],
    ['non dairy milk', 'en'],
    ['sữa không sữa', 'vi'],
  ] as const)
    expect(await search(words, lng), words).toMatchObject({ found: [], suggested: [], filters: ['without milk'] });
});

test('where the shop has declared a diet of nothing, names that say it are found', async () => {
  expect(await search('bouchées halal', 'fr')).toMatchObject({ found: ['Bouchées halal'], filters: ['diet halal'] });
  expect(await search('galettes halal', 'fr')).toMatchObject({ found: [], near: [], filters: ['diet halal'] });
});
