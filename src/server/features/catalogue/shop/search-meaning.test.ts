import { expect, test } from 'vitest';
import { kinds } from '#server/db/tables/catalogue.ts';
import { makeProducts, makeStore, type NewProduct } from '#server/testing/catalogue.ts';
import { searchNames } from '#server/testing/search.ts';
import { startSharedApp } from '#server/testing/shared-app.ts';

const good = (kind: string, fr: string, vi: string, more: NewProduct = {}): NewProduct => {
  return { kind, name: { fr, en: fr, vi }, allergens: [], ...more };
};
const goods: NewProduct[] = [
  good('instant-noodles', 'Nouilles aux légumes', 'Mì rau củ ăn liền'),
  good('cassava', 'Manioc', 'Khoai mì'),
  good('flour', 'Farine pour gâteau', 'Bột làm bánh ngọt'),
  good('beet-burger', 'Steak de betterave', 'Bít tết củ dền'),
  good('cabbage', 'Chou vert', 'Bắp cải', { diets: ['organic'] }),
  good('courgette', 'Courgette longue', 'Bí ngòi'),
  good('eggs', 'Œufs de poule', 'Trứng gà'),
  good('walnuts', 'Noix', 'Óc chó'),
  good('almonds', 'Amandes grillées', 'Hạnh nhân rang'),
  good('mayonnaise', 'Mayonnaise douce', 'Sốt mayonnaise'),
  good('jam', 'Confiture de fraises', 'Mứt dâu'),
  good('jam', 'Confiture en petit pot', 'Mứt hũ nhỏ'),
  good('potato', 'Pomme de terre', 'Củ khoai tây'),
  good('crisps', 'Chips de patate douce', 'Khoai lang chiên'),
  good('crisps', 'Mélange long aux amandes 500 g', 'Hỗn hợp sấy khô'),
  good('crisps', 'Chips rouges', 'Bim bim lý chua đen'),
  { name: { fr: 'Eau vive 1L5', en: 'Spring water 1.5 l', vi: 'Nước suối 1,5 lít' } },
  { name: { fr: 'Limonade 6x33cl', en: 'Lemonade 6 × 33 cl', vi: 'Nước chanh 6 x 33 cl' } },
  { name: { fr: 'Crème liquide', en: 'Cream', vi: 'Kem' }, volumeMl: 250 },
  { name: { fr: 'Beurre cru', en: 'Raw butter', vi: 'Bơ' }, unitWeightG: 250 },
  { name: { fr: 'Huile vierge', en: 'Virgin oil', vi: 'Dầu ép' } },
  { name: { fr: 'Galette bánh xèo', en: 'Bánh xèo pancake', vi: 'Bánh xèo' } },
];
const shop = await startSharedApp();
const storeId = await makeStore(shop.db);
const kind = (code: string, parent: string | null, fr: string[], vi: string[], position = 1) => {
  const names = { fr: fr[0] ?? '', en: fr[0] ?? '', vi: vi[0] ?? '' };
  const words = { fr: fr.slice(1), en: [], vi: vi.slice(1) };
  return { code, category: 'LEGUME' as const, parent, names, words, position };
};
await shop.db
  .insert(kinds)
  .values([
    kind('vegetables', null, ['Légumes'], ['Rau củ'], 0),
    kind('cassava', 'vegetables', ['Manioc'], ['Khoai mì']),
    kind('cabbage', 'vegetables', ['Chou'], ['Bắp cải']),
    kind('courgette', 'vegetables', ['Courgettes'], ['Bí ngòi']),
    kind('celery', 'vegetables', ['Céleri'], ['Cần tây']),
    kind('beetroot', 'vegetables', ['Betterave rouge'], ['Củ dền']),
    kind('grocery', null, ['Épicerie'], ['Tạp hóa'], 0),
    kind('instant-noodles', 'grocery', ['Nouilles'], ['Mì']),
    kind('flour', 'grocery', ['Farine'], ['Bột']),
    kind('cubes', 'grocery', ['Bouillons'], ['Viên súp']),
    kind('glutamate', 'cubes', ['Glutamate pur'], ['Bột ngọt']),
    kind('beet-burger', 'grocery', ['Steak végétal'], ['Bít tết chay']),
    kind('eggs', 'grocery', ['Œufs'], ['Trứng', 'hột gà']),
    kind('nuts', 'grocery', ['Fruits à coque', 'amandes'], ['Hạt']),
    kind('almonds', 'nuts', ['Amandes'], ['Hạnh nhân']),
    kind('walnuts', 'nuts', ['Noix'], ['Óc chó']),
    kind('jam', 'grocery', ['Confitures'], ['Mứt', 'bánh']),
    kind('potato', 'grocery', ['Patates'], ['Khoai tây']),
    kind('sweet-potato', 'grocery', ['Patates douces'], ['Khoai lang']),
    kind('crisps', 'grocery', ['Chips'], ['Bim bim']),
    kind('currants', 'grocery', ['Groseilles'], ['Lý chua']),
    kind('mayonnaise', 'grocery', ['Mayonnaises'], ['Sốt mayonnaise']),
  ]);
await makeProducts(shop.db, goods);

const search = (words: string, lng: string) => searchNames(shop, storeId, words, lng);

test.each([
  // A noodle with the other words in its name comes before a vegetable that is called a noodle.
  ['mì rau củ', 'vi', ['Mì rau củ ăn liền']],
  ['mi rau cu', 'vi', ['Mì rau củ ăn liền']],
  // Of a kind that the shop has nothing of, a name counts that has its words as they stand in it, not scattered.
  ['bột ngọt', 'vi', []],
  ['củ dền', 'vi', ['Bít tết củ dền']],
  // How something is packed comes first; where that is one alone, the others follow.
  ['petit pot de confiture', 'fr', ['Confiture en petit pot', 'Confiture de fraises']],
  // A name counts that states the size, whatever kind a word of it names.
  ['mélange long aux amandes 500 g', 'fr', ['Mélange long aux amandes 500 g']],
  // Whichever way its y is spelt.
  ['bim bim lý chua đen', 'vi', ['Bim bim lý chua đen']],
  ['bim bim lí chua đen', 'vi', ['Bim bim lý chua đen']],
  // A word in the name of something else, behind what the good is, does not count beside the one of the kind.
  ['patate', 'fr', ['Pomme de terre']],
])('%s (%s) finds %j', async (words, lng, found) => {
  expect((await search(words, lng)).found).toEqual(found);
});

test.each([
  // For a kind that the shop has nothing of, what is of the whole category.
  ['céleri', 'fr', ['Chou vert', 'Courgette longue', 'Manioc']],
  // In another size what is of the kind, not what has the measure's words.
  ['amandes 5 kg', 'fr', ['Amandes grillées', 'Noix']],
  ['confiture 5 kg', 'fr', ['Confiture de fraises', 'Confiture en petit pot']],
  // What is near follows the misspelt kind put right.
  ['courgete bio', 'fr', ['Chou vert']],
])('near %s (%s) is %j', async (words, lng, near) => {
  const answer = await search(words, lng);
  expect(answer.found).toEqual([]);
  expect(answer.near.slice(0, 3).toSorted()).toEqual(near);
});

test.each([
  ['mayonaisse', 'fr', 'Mayonnaise douce', 'mayonnaise'],
  ['courgetes', 'fr', 'Courgette longue', 'courgette'],
  // Two wrong letters, where the word sounds as it should.
  ['mayonnèze', 'fr', 'Mayonnaise douce', 'mayonnaise'],
  // Letters that Vietnamese regions mix up.
  ['hạnh nhâng', 'vi', 'Hạnh nhân rang', 'hạnh nhân'],
  ['bí nhòi', 'vi', 'Bí ngòi', 'bí ngòi'],
  // A wrong tone is read without it, among several words.
  ['hôt gá', 'vi', 'Trứng gà', 'hot ga'],
])('%s (%s) is read as what finds %s', async (words, lng, name, corrected) => {
  expect(await search(words, lng)).toMatchObject({ found: [name], corrected });
});

test('of a name of two kinds what is of the narrower comes first among what is near', async () => {
  expect((await search('amandes en poudre', 'fr')).near).toEqual(['Amandes grillées', 'Noix']);
});

test.each([
  ['eau vive 1 500 ml', 'fr', 'Eau vive 1L5'],
  ['eau vive 1.500 ml', 'fr', 'Eau vive 1L5'],
  ['eau vive 1 1/2 l', 'fr', 'Eau vive 1L5'],
  ['eau vive 1L5', 'fr', 'Eau vive 1L5'],
  ['nuoc suoi 1.5lit', 'vi', 'Nước suối 1,5 lít'],
  ['limonade 6 × 33 cl', 'fr', 'Limonade 6x33cl'],
  ['limonade 6*33cl', 'fr', 'Limonade 6x33cl'],
  ['limonade 33cl x6', 'fr', 'Limonade 6x33cl'],
  ['limonade 33 cl x 6', 'fr', 'Limonade 6x33cl'],
  ['eau vive 1 L 5', 'fr', 'Eau vive 1L5'],
  ['water 1.5-litre', 'en', 'Spring water 1.5 l'],
  ['lemonade ６ｘ３３ｃｌ', 'en', 'Lemonade 6 × 33 cl'],
  ['mélange long aux amandes ½ kg', 'fr', 'Mélange long aux amandes 500 g'],
  ['mélange long aux amandes .5 kg', 'fr', 'Mélange long aux amandes 500 g'],
])('the measure of %s (%s) is that of %s', async (words, lng, name) => {
  expect((await search(words, lng)).found).toEqual([name]);
});

test('grams and millilitres are told apart, where there are goods of both', async () => {
  expect((await search('250 ml', 'fr')).found).toEqual(['Crème liquide']);
  expect((await search('25 cl', 'fr')).found).toEqual(['Crème liquide']);
  expect((await search('250 g', 'fr')).found).toEqual(['Beurre cru']);
  expect((await search('crème 250 g', 'fr')).found).toEqual(['Crème liquide']);
});

test.each([
  ...["l'huile", 'l’huile', 'lʼhuile', 'l‘huile', 'l´huile', 'l`huile', 'lhuile', 'd’huile', 'dhuile', 'qu’huile'].map(
    (words): [string, string] => [words, 'Huile vierge'],
  ),
  ['loeuf', 'Œufs de poule'],
  ['loeufs', 'Œufs de poule'],
  ['jʼamandes grillées', 'Amandes grillées'],
])('%s finds %s', async (words, name) => {
  expect(await search(words, 'fr')).toMatchObject({ found: [name], corrected: null });
});

test('a Vietnamese word that names in another language have is theirs, not that of a kind', async () => {
  expect((await search('bánh', 'fr')).found[0]).toBe('Galette bánh xèo');
  expect((await search('bánh', 'en')).found[0]).toBe('Bánh xèo pancake');
  expect((await search('bánh', 'vi')).found).toContain('Mứt dâu');
});
