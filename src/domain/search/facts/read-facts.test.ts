import { expect, test } from 'vitest';
import { readQuery } from '../query/read-query.ts';
import { makeLexicon } from '../words/lexicon.ts';

const [fr, en, vi] = [0, 1, 2];
const lexicon = makeLexicon([
  { what: 'beef', names: [['Steak', 'viande'], ['Steak'], ['Bò']] },
  { what: 'veggie', names: [['Steak végétarien', 'burger vegan'], ['Veggie burger'], ['Bò chay']] },
  { what: 'flour', names: [['Farine'], ['Flour'], ['Bột']] },
  { what: 'corn-flour', names: [['Maïzena', 'farine sans gluten'], ['Corn flour'], ['Bột bắp']] },
  { what: 'chicken', names: [['Poulet', 'poulet bio'], ['Chicken'], ['Gà']] },
  { what: 'vegetables', names: [['Légumes'], ['Vegetables', 'veg', 'veggies', 'frozen veg'], ['Rau']] },
  { what: 'spices', names: [['Épices'], ['Spices'], ['Gia vị']] },
  { what: 'beer', names: [['Bière'], ['Beer'], ['Bia', 'bia chai']] },
]);

function read(text: string, language: number) {
  const { words, segments, filters } = readQuery(text, { lexicon, language, writtenAs: () => undefined });
  return {
    kinds: segments.flatMap((one) => one.kinds).join(' '),
    left: words.filter((_, i) => !segments.some(({ from, to }) => i >= from && i < to)).map(({ form }) => form),
    asked: filters.map(({ value, words: said, rest }) => `${value}: ${said} | ${rest}`),
  };
}

test.each([
  // The words of a name are the kind's, and the diet in them is asked for.
  ['farine sans gluten', fr, 'corn-flour', ['gluten-free: sans gluten | farine']],
  ['Burger Vegan', fr, 'veggie', ['vegan: Vegan | Burger']],
  ['poulet bio', fr, 'chicken', ['organic: bio | poulet']],
  ['veggie burgers', en, 'veggie', ['vegetarian: veggie | burgers']],
  ['bò chay', vi, 'veggie', ['vegetarian: chay | bò']],
  ['bo chay', vi, 'veggie', ['vegetarian: chay | bo']],
  // Said otherwise than the name says it.
  ['steak végé', fr, 'veggie', ['vegetarian: végé | steak']],
  ['steak vegan halal', fr, 'veggie', ['vegan: vegan | steak halal', 'halal: halal | steak vegan']],
  ['bò thuần chay', vi, 'veggie', ['vegan: thuần chay | bò']],
  // Written as one word.
  ['burgervegan', fr, 'veggie', ['vegan: vegan | burger']],
  ['veggieburgers', en, 'veggie', ['vegetarian: veggie | burger']],
  ['glutenfree flour', en, 'flour', ['gluten-free: glutenfree | flour']],
  // What is begun of it.
  ['farine sans glu', fr, 'corn-flour', ['gluten-free: sans glu | farine']],
  ['steak without lac', en, 'beef', ['lactose-free: without lac | steak']],
  ['bột không glut', vi, 'flour', ['gluten-free: không glut | bột']],
  // Several wishes.
  [
    'farine sans gluten ni arachides',
    fr,
    'corn-flour',
    ['gluten-free: sans gluten | farine ni arachides', 'peanuts: ni arachides | farine sans gluten'],
  ],
  ['épices sans lupin', fr, 'spices', ['lupin: sans lupin | épices']],
  ['spices free from molluscs', en, 'spices', ['molluscs: free from molluscs | spices']],
  // Words that name several allergens.
  [
    'shellfish free spices',
    en,
    'spices',
    ['crustaceans: shellfish free | spices', 'molluscs: shellfish free | spices'],
  ],
  [
    'gia vị không hải sản',
    vi,
    'spices',
    ['fish', 'crustaceans', 'molluscs'].map((one) => `${one}: không hải sản | gia vị`),
  ],
  [
    'épices sans fruits de mer',
    fr,
    'spices',
    ['crustaceans: sans fruits de mer | épices', 'molluscs: sans fruits de mer | épices'],
  ],
  ['farine sans seigle', fr, 'corn-flour', ['gluten-free: sans seigle | farine']],
  // In another language than the shopper's.
  ['flour sans gluten', en, 'flour', ['gluten-free: sans gluten | flour']],
])('%s (%i) is of %s, and asks for %j', (text, language, kinds, facts) => {
  expect(read(text, language)).toEqual({ kinds, left: [], asked: facts });
});

test.each([
  // A bottle is no diet, in any language.
  ['bia chai', vi, 'beer'],
  ['chai', vi, ''],
  ['chai', fr, ''],
  // What kinds are called in this language.
  ['veg', en, 'vegetables'],
  ['veggies', en, 'vegetables'],
  ['frozen veg', en, 'vegetables'],
  // A name is not begun whose diet is still to be typed.
  ['poulet b', fr, 'chicken'],
])('%s (%i) is of “%s”, and asks for no diet', (text, language, kinds) => {
  expect(read(text, language)).toMatchObject({ kinds, asked: [] });
});
