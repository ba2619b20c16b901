import { expect, test } from 'vitest';
import { makeLexicon } from '../words/lexicon.ts';
import { headAlone, readings, readQuery } from './read-query.ts';

const [fr, en, vi] = [0, 1, 2];
const kinds = makeLexicon([
  { what: 'milk', names: [['Lait'], ['Milk'], ['Sữa']] },
  { what: 'egg', names: [['Œufs'], ['Eggs'], ['Trứng']] },
  { what: 'pasta', names: [['Pâtes'], ['Pasta'], ['Mì Ý']] },
  { what: 'pate', names: [['Pâtés'], ['Pâté'], ['Pa tê']] },
  { what: 'grape', names: [['Raisins'], ['Grapes'], ['Nho']] },
  { what: 'raisin', names: [['Raisins secs'], ['Raisins'], ['Nho khô']] },
  { what: 'orange-juice', names: [['Jus d’orange'], ['Orange juice'], ['Nước cam']] },
  { what: 'orange', names: [['Oranges', 'orange à jus'], ['Oranges'], ['Cam']] },
  { what: 'rice-drink', names: [['Lait de riz'], ['Rice milk'], ['Sữa gạo']] },
  { what: 'rice-pudding', names: [['Riz au lait'], ['Rice pudding'], ['Cơm sữa']] },
  { what: 'pepper', names: [['Poivre'], ['Pepper'], ['Tiêu']] },
  { what: 'pepper-vegetable', names: [['Poivrons'], ['Peppers'], ['Ớt chuông']] },
  { what: 'lemon', names: [['Citrons'], ['Lemons'], ['Chanh vàng']] },
  { what: 'lime', names: [['Citrons verts', 'citron', 'citrons'], ['Limes'], ['Chanh']] },
  { what: 'vegetables', names: [['Légumes'], ['Vegetables', 'veg', 'veggies'], ['Rau']] },
  { what: 'cereals', names: [['Céréales', 'Kellogg’s'], ['Cereals'], ['Ngũ cốc']] },
  { what: 'instant-coffee', names: [['Café soluble'], ['Instant coffee'], ['Cà phê hòa tan']] },
  { what: 'fish', names: [['Poissons'], ['Fish'], ['Cá']] },
  { what: 'aubergine', names: [['Aubergines'], ['Aubergines'], ['Cà tím', 'cà']] },
  { what: 'veggie-burger', names: [['Steak végétarien'], ['Vegetarian burger'], ['Burger chay']] },
  { what: 'toilet-paper', names: [['Papier toilette'], ['Toilet paper'], ['Giấy vệ sinh']] },
  { what: 'cookie', names: [['Cookies'], ['Cookies'], ['Bánh quy']] },
  { what: 'honey', names: [['Miel'], ['Honey'], ['Mật']] },
  { what: 'dog', names: [['Chien'], ['Dog'], ['Chó']] },
  { what: 'cheese', names: [['Fromage'], ['Cheese'], ['Pho mát']] },
  { what: 'soup', names: [['Soupe'], ['Soup'], ['Canh']] },
  { what: 'minced-pork', names: [['Porc haché'], ['Minced pork'], ['Thịt heo xay']] },
  { what: 'lime-leaf', names: [['Combava'], ['Lime leaf'], ['Lá chanh']] },
  { what: 'papaya', names: [['Grand fruit'], ['Papaya'], ['Đu đủ']] },
  { what: 'unsalted', names: [['Beurre doux'], ['Unsalted butter'], ['Bơ lạt không muối']] },
  { what: 'coconut-milk', names: [['Lait de coco'], ['Coconut milk'], ['Nước cốt dừa']] },
]);

/** How the goods' names write some words, by language. */
const written: Readonly<Record<string, readonly (string | undefined)[]>> = {
  ca: [],
  mat: [undefined, 'mat', 'mật'],
  chien: ['chien', undefined, 'chiên'],
  fromage: ['fromage', 'fromage', undefined],
  canh: [undefined, undefined, 'cánh'],
};

function read(text: string, language = fr) {
  const { words, segments, filters } = readQuery(text, {
    lexicon: kinds,
    language,
    writtenAs: (word) => written[word],
  });
  const inSegments = new Set(segments.flatMap(({ from, to }) => words.slice(from, to)));
  return {
    kinds: segments.flatMap((one) => one.kinds).join(' '),
    words: words
      .filter((word) => !inSegments.has(word))
      .map(({ word }) => word)
      .join(' '),
    filters: filters.map(({ filter, value }) => `${filter} ${value}`).join(', '),
  };
}

test.each([
  ['lait', fr, 'milk'],
  ['LAITS', fr, 'milk'],
  ['milk', fr, 'milk'],
  ['oeuf', fr, 'egg'],
  ['orange jus', fr, 'orange-juice orange'],
  ['jus d’orange', fr, 'orange-juice'],
  ['pâtes', fr, 'pasta'],
  ['pâté', fr, 'pate'],
  ['pates', fr, 'pasta pate'],
  ['raisins', fr, 'grape'],
  ['raisins', en, 'raisin'],
  ['cá', vi, 'fish'],
  ['cà', vi, 'aubergine'],
  ['cả', vi, ''],
  ['sua', vi, 'milk'],
  ['toiletpaper', en, 'toilet-paper'],
  ['cooki es', en, 'cookie'],
  ['cookie', en, 'cookie'],
  ['pap', fr, 'toilet-paper'],
  ['papier toil', fr, 'toilet-paper'],
  ['ca', fr, 'fish aubergine'],
  ['12', fr, ''],
  // The order decides where a name is written just so, the number where nothing is called by both.
  ['lait de riz', fr, 'rice-drink'],
  ['riz au lait', fr, 'rice-pudding'],
  ['orange à jus', fr, 'orange'],
  ['jus orange', fr, 'orange-juice orange'],
  ['pepper', en, 'pepper'],
  ['peppers', en, 'pepper-vegetable'],
  ['citrons', fr, 'lemon lime'],
  ['citron', fr, 'lemon lime'],
  // What is a diet in another form or language is none where a kind is called so.
  ['veg', en, 'vegetables'],
  ['veggies', en, 'vegetables'],
  ['kelloggs', fr, 'cereals'],
  ['kellogg', fr, 'cereals'],
  ['cà phê hoà tan', vi, 'instant-coffee'],
  // What stands in the goods' names in the shopper's language is no name in another, unless both write it so.
  ['mat', en, ''],
  ['mật', vi, 'honey'],
  ['chien', fr, 'dog'],
  ['chien', vi, ''],
  ['chiên', vi, ''],
  ['lãit', vi, ''],
  ['fromage', en, 'cheese'],
  ['miel', en, 'honey'],
  // A word alone is not one written as several: its tone counts.
  ['canh', vi, 'soup'],
  ['cánh', vi, ''],
  ['láchanh', vi, 'lime-leaf'],
  ['làchanh', vi, ''],
  // The regions say the same in other words.
  ['thịt lợn xay', vi, 'minced-pork'],
  ['thit lon xay', vi, 'minced-pork'],
  ['phô mai', vi, 'cheese'],
  // Without its tone a word of a name may look like one that joins others in French.
  ['la chanh', vi, 'lime-leaf'],
  ['du du', vi, 'papaya'],
  ['lait de coco', vi, 'coconut-milk'],
])('%s (%i) names %s', (text, language, what) => {
  expect(read(text, language).kinds.split(' ').toSorted()).toEqual(what.split(' ').toSorted());
});

test.each([
  ['lait entier bio', fr, { kinds: 'milk', words: 'entier', filters: 'diet organic' }],
  ['lait sans lactose', fr, { kinds: 'milk', words: '', filters: 'diet lactose-free' }],
  ['gluten free pasta', en, { kinds: 'pasta', words: '', filters: 'diet gluten-free' }],
  ['nut-free cookies', en, { kinds: 'cookie', words: '', filters: 'without nuts' }],
  ['đồ chay', vi, { kinds: '', words: '', filters: 'diet vegetarian' }],
  ['mì ý không gluten', vi, { kinds: 'pasta', words: '', filters: 'diet gluten-free' }],
  ['veggie', en, { kinds: '', words: '', filters: 'diet vegetarian' }],
  ['steak végétarien', fr, { kinds: 'veggie-burger', words: '', filters: 'diet vegetarian' }],
  ['lait 1L', fr, { kinds: 'milk', words: '', filters: 'measure 1000 ml' }],
  ['dozen eggs', en, { kinds: 'egg', words: '12', filters: '' }],
  ['halal 500 g', fr, { kinds: '', words: '', filters: 'diet halal, measure 500 g' }],
])('%s is read as %j', (text, language, expected) => {
  expect(read(text, language)).toEqual(expected);
});

test.each([
  // The words stay only where they are a part of a kind's longer name.
  ['lait sans sucre', fr, { kinds: 'milk', words: '', filters: '' }, ['sugar']],
  ['decaf instant coffee', en, { kinds: 'instant-coffee', words: '', filters: '' }, ['caffeine']],
  ['bơ lạt không muối', vi, { kinds: 'unsalted', words: '', filters: '' }, ['salt']],
  ['lait bio sans sucre 1 L', fr, { kinds: 'milk', words: '', filters: 'diet organic, measure 1000 ml' }, ['sugar']],
  ['lait sucré', fr, { kinds: 'milk', words: 'sucre', filters: '' }, []],
])('%s is read as %j without %j', (text, language, expected, without) => {
  expect(read(text, language)).toEqual(expected);
  const { lacks } = readQuery(text, { lexicon: kinds, language, writtenAs: () => undefined });
  expect(lacks.map(({ lack }) => lack.what)).toEqual(without);
});

test('a filter tells the words that it was read from, and the search without them', () => {
  const { filters } = readQuery('Lait bio  1 L', { lexicon: kinds, language: fr, writtenAs: () => undefined });
  expect(filters).toEqual(
    [
      { filter: 'diet', value: 'organic', words: 'bio', rest: 'Lait 1 L' },
      { filter: 'measure', value: '1000 ml', words: '1 L', rest: 'Lait bio' },
    ].map((one) => expect.objectContaining(one)),
  );
});

const ofSauces = makeLexicon([
  { what: 'sauce', names: [['Sauces'], ['Sauce'], ['Sốt']] },
  { what: 'pasta', names: [['Pâtes'], ['Pasta'], ['Mì Ý']] },
]);

test.each([
  ['sauce pâtes', fr, 'sauce'],
  ['pâtes sauce', fr, 'pâtes'],
  ['pasta sauce', en, 'sauce'],
  ['sốt mì ý', vi, 'sốt'],
  ['pot de sauce pour pâtes', fr, 'sauce'],
  ['sauce', fr, null],
  ['sauce verte pâtes', fr, null],
  ['sauce pâtes bio', fr, null],
])('%s (%i): %s alone', (text, language, words) => {
  const reading = readQuery(text, { lexicon: ofSauces, language, writtenAs: () => [] });
  expect(
    headAlone(reading, language)
      ?.words.map(({ form }) => form)
      .join(' ') ?? null,
  ).toBe(words);
});

const ofBreakfast = makeLexicon([
  { what: 'breakfast', names: [['Petit déjeuner'], ['Breakfast'], ['Bữa sáng']] },
  { what: 'pork', names: [[], [], ['Lợn', 'Thịt lợn']] },
]);

test.each([
  ['something for breakfast', en, ['something breakfast', 'breakfast']],
  ['breakfast', en, ['breakfast']],
  ['bữa sáng cho bé ngon', vi, ['bua sang be ngon', 'bua sang be']],
  // Grated is no bag: an accent that was typed counts.
  ['bữa sáng bào', vi, ['bua sang bao']],
  // A can, which may be read as pork, beside what is meant.
  ['bữa sáng lon', vi, ['bua sang lon', 'bua sang']],
  ['thit lon', vi, ['thit lon']],
  // What turns round the word after it says much.
  ['breakfast pas vegan chips', en, ['breakfast pas chips']],
  // A diet is never one of the words.
  ['breakfast vegan', en, ['breakfast']],
  ['vegan lunch 500 g', en, ['lunch', 'lunch 500 g']],
  // The words of a measure are looked for in names only where no kind is named.
  ['breakfast 500 g', en, ['breakfast']],
  ['lunch 500 g', en, ['lunch', 'lunch 500 g']],
])('%s (%i) may say %j', (text, language, expected) => {
  const reading = readQuery(text, { lexicon: ofBreakfast, language, writtenAs: () => [] });
  const said = readings(reading, text).map(({ words }) => words.map(({ word }) => word).join(' '));
  expect(said).toEqual(expected);
});
