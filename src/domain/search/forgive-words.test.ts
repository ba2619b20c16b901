import { expect, test } from 'vitest';
import { forgiveWords } from './forgive-words.ts';
import { createSearchNotes } from './search-notes.ts';
import { hitsOf } from './word-hits.ts';
import { createWordIndex, replaceNames } from './word-index.ts';

const goods = [
  'Riz gluant thaï',
  'Riz rond',
  'Lait entier bio 1 l',
  'Pain de mie',
  'Pan bagnat',
  'Vermicelles de riz fins',
];
const index = createWordIndex();
const notes = createSearchNotes();
for (const [slot, name] of goods.entries()) replaceNames(index, slot, null, [name]);

function read(words: string, isShown: (slot: number) => boolean = () => true) {
  const tokens = words.split(' ');
  const typed = tokens.map((token) => ({ hits: hitsOf(index, token), slots: [] }));
  const { tokens: meant, near } = forgiveWords(index, tokens, typed, {
    notes,
    size: goods.length,
    language: 0,
    isShown: Uint8Array.from(goods, (_, slot) => Number(isShown(slot))),
  });
  return meant?.join(' ') ?? near;
}

test.each([
  ['gluent', 'gluant'],
  ['rzi gluant', 'riz gluant'],
  ['riz gluent', 'riz gluant'],
  ['pan de mie', 'pain de mie'],
  ['lait entier boi', 'lait entier bio'],
  ['vermcelles de riz fin', 'vermicelles de riz fin'],
  ['vermicelles fraiches de riz', 'vermicelles de riz'],
  ['vremi', 'vermicelles'],
])('%s means %s', (words, meant) => {
  expect(read(words)).toBe(meant);
});

test.each(['rxz', 'zz', 'qqqq wwww eeee'])('%s means nothing', (words) => {
  expect(read(words)).toEqual([]);
});

test('of two words both must be understood; else what is near is told, the closest first', () => {
  expect(read('gluant xyzw')).toEqual([0]);
  expect(read('riz xyzw')).toEqual([0, 1, 5]);
});

test('what is not on the shelf is not meant', () => {
  expect(read('gluent', (slot) => slot !== 0)).toEqual([]);
});
