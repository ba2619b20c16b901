import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, synonyms } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startTestApp, type TestApp } from '#server/testing/test-app.ts';

const good = (kind: string, fr: string, en: string, vi: string, diets: string[] = []): NewProduct => ({
  ...{ kind, name: { fr, en, vi }, allergens: [], diets },
});
let shop: TestApp;
let storeId = 0;
beforeAll(async () => {
  shop = await startTestApp();
  storeId = await makeStore(shop.db);
  const kind = (code: string, parent: string | null, fr: string[], en: string[], vi: string[]) => {
    const [nameFr = '', nameEn = '', nameVi = ''] = [fr[0], en[0], vi[0]];
    const words = { fr: fr.slice(1), en: en.slice(1), vi: vi.slice(1) };
    return { code, category: 'FARINE' as const, parent, nameFr, nameEn, nameVi, words, position: 0 };
  };
  await shop.db
    .insert(kinds)
    .values([
      kind('pantry', null, ['Placard'], ['Pantry'], ['Tủ bếp']),
      kind('flour', 'pantry', ['Farines', 'farine sans gluten'], ['Flour', 'gluten-free flour'], ['Bột']),
      kind('sauce', 'pantry', ['Sauce d’huître'], ['Oyster sauce'], ['Dầu hào', 'dầu hào chay']),
      kind('patty', 'pantry', ['Galettes'], ['Patties'], ['Viên']),
      kind('stock', 'pantry', ['Bouillons', 'bouillon bio'], ['Stock cubes'], ['Hạt nêm', 'hạt nêm hữu cơ']),
    ]);
  // What staff write counts as the names of kinds do.
  await shop.db.insert(synonyms).values([
    { kinds: ['patty'], words: { fr: ['burger vegan'], en: ['vegan burger'], vi: ['burger thuần chay'] } },
    { kinds: ['patty'], words: { fr: ['goûter sans arachides'], en: [], vi: [] } },
  ]);
  await makeProducts(shop.db, [
    { ...good('flour', 'Farine de seigle', 'Rye flour', 'Bột lúa mạch'), allergens: ['gluten'] },
    { ...good('flour', 'Farine d’épeautre', 'Spelt flour', 'Bột mì spelt'), allergens: ['gluten'] },
    good('flour', 'Farine de riz', 'Rice flour', 'Bột gạo', ['gluten-free']),
    good('sauce', 'Sauce d’huître', 'Oyster sauce', 'Dầu hào'),
    good('sauce', 'Sauce aux champignons', 'Mushroom sauce', 'Dầu hào nấm', ['vegan']),
    good('patty', 'Galettes œuf et lait', 'Egg and milk patties', 'Viên trứng sữa', ['vegetarian']),
    good('patty', 'Galettes de pois', 'Pea patties', 'Viên đậu', ['vegan']),
    { ...good('patty', 'Galettes au satay', 'Satay patties', 'Viên sa tế'), allergens: ['peanuts'] },
    { ...good('patty', 'Galettes de mystère', 'Mystery patties', 'Viên bí ẩn'), allergens: null },
    // Their name says what nobody has declared.
    good('stock', 'Bouillon bio du village', 'Organic village stock', 'Hạt nêm hữu cơ làng'),
  ]);
});
afterAll(() => shop.close());

async function search(words: string, lng: string) {
  const query = new URLSearchParams({ search: words, lng });
  const { body } = await shop.call('GET', `/store/${storeId}/product-collection?${query}`);
  const suggestions = await shop.call('GET', `/store/${storeId}/search-suggestions?${query}`);
  const names = (list: { name: string }[]) => list.map(({ name }) => name).toSorted();
  const filters = body.data.searchFilters.map((one: { filter: string; value: string }) => `${one.filter} ${one.value}`);
  return {
    ...{ found: names(body.data.items), near: names(body.data.near), corrected: body.data.correctedSearch, filters },
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
  ['bouillon bio', 'fr', ['diet organic']],
  ['bouillon bio du village', 'fr', ['diet organic']],
  ['organic village stock', 'en', ['diet organic']],
  ['hạt nêm hữu cơ làng', 'vi', ['diet organic']],
])('%s (%s) finds nothing that only says so in its name, not even near', async (words, lng, filters) => {
  expect(await search(words, lng)).toMatchObject({ found: [], near: [], suggested: [], filters });
});
