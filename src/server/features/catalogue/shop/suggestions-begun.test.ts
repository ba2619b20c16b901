import { expect, test } from 'vitest';
import type { Language } from '#domain/language/language.ts';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const good = (kind: string, fr: string, en: string, vi: string, more: NewProduct = {}): NewProduct => {
  return { kind, name: { fr, en, vi }, ...more };
};
const goods: NewProduct[] = [
  good('eggs', 'Œufs plein air', 'Free-range eggs', 'Trứng gà'),
  good('tomme', 'Mimolette', 'Mimolette', 'Phô mai Mimolette'),
  good('cream', 'Crème fraîche', 'Fresh cream', 'Kem tươi'),
  good('tomato', 'Tomate grappe', 'Vine tomato', 'Cà chua'),
  good('prawns', 'Queues décortiquées', 'Peeled prawns', 'Tôm bóc vỏ'),
  good('pasta', 'Spaghetti', 'Spaghetti', 'Mì Ý'),
  good('jam', 'Confiture de fraises', 'Strawberry jam', 'Mứt dâu'),
  good('ham', 'Jambon cuit', 'Cooked ham', 'Giăm bông'),
  good('chocolate', 'Chocolat noir', 'Dark chocolate', 'Sô cô la đen'),
  good('dog-food', 'Croquettes', 'Kibble', 'Thức ăn cho chó'),
  good('sorbet', 'Sorbet à la crème de cassis', 'Blackcurrant sorbet', 'Kem nho'),
  good('tomato', 'Tomate cœur de bœuf', 'Beef tomato', 'Cà chua bò', { quantityMilli: 0 }),
];
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const kind = (code: string, parent: string | null, fr: string[], en: string[], vi: string[]) => ({
  ...{ code, category: 'LAITIER' as const, parent, position: parent === null ? 0 : 1 },
  names: { fr: fr[0] ?? '', en: en[0] ?? '', vi: vi[0] ?? '' },
  words: { fr: fr.slice(1), en: en.slice(1), vi: vi.slice(1) },
});
await shop.db
  .insert(kinds)
  .values([
    kind('dairy', null, ['Crèmerie'], ['Dairy'], ['Sữa']),
    kind('eggs', 'dairy', ['Œufs'], ['Eggs'], ['Trứng']),
    kind('cream', 'dairy', ['Crème'], ['Cream'], ['Kem sữa']),
    kind('tomme', 'dairy', ['Fromages durs', 'tome'], ['Hard cheeses'], ['Phô mai']),
    kind('tomato', 'dairy', ['Tomates'], ['Tomatoes'], ['Cà chua']),
    kind('prawns', 'dairy', ['Crevettes'], ['Prawns'], ['Tôm']),
    kind('pasta', 'dairy', ['Pâtes'], ['Pasta'], ['Mì']),
    kind('jam', 'dairy', ['Confitures'], ['Jam'], ['Mứt']),
    kind('ham', 'dairy', ['Jambons'], ['Ham'], ['Giăm bông']),
    kind('chocolate', 'dairy', ['Chocolats'], ['Chocolate'], ['Sô cô la']),
    kind('dog-food', 'dairy', ['Croquettes pour chien'], ['Dog food'], ['Thức ăn cho chó', 'chó']),
    kind('sorbet', 'dairy', ['Sorbets'], ['Sorbets'], ['Kem']),
  ]);
await makeProducts(shop.db, goods);

async function suggest(search: string, lng: Language): Promise<string[]> {
  const { body } = await shop.call(
    'GET',
    `/store/${storeId}/search-suggestions?${new URLSearchParams({ search, lng })}`,
  );
  return body.data.products.map(({ name }: { name: string }) => name);
}

test.each<[string, Language, string[]]>([
  // A word of the shopper’s language is being typed, whatever another language calls so.
  ['tom', 'fr', ['Tomate grappe']],
  ['jam', 'fr', ['Jambon cuit']],
  ['cho', 'fr', ['Chocolat noir']],
  ['jam', 'en', ['Strawberry jam']],
  ['cho', 'en', ['Dark chocolate']],
  ['cho', 'vi', ['Thức ăn cho chó']],
  // Kinds and names that begin so come before words inside a name, and before the rest of an aisle.
  ['cre', 'fr', ['Crème fraîche', 'Queues décortiquées']],
  ['pât', 'fr', ['Spaghetti']],
])('%s in %s suggests %j first', async (typed, language, first) => {
  expect((await suggest(typed, language)).slice(0, first.length).toSorted()).toEqual(first.toSorted());
});

test('what is sold out comes last, a word inside a name after what begins so, other goods of an aisle after both', async () => {
  expect((await suggest('toma', 'fr')).at(-1)).toBe('Tomate cœur de bœuf');
  const found = await suggest('crè', 'fr');
  expect(found[2]).toBe('Sorbet à la crème de cassis');
  expect(found.length).toBeGreaterThan(3);
});
