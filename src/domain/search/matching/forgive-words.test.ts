import { expect, test } from 'vitest';
import { forgiveWords } from './forgive-words.ts';
import { hitsOf } from './match-words.ts';
import { createSearchNotes } from './search-notes.ts';
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

function read(words: string, isShown: (slot: number) => boolean = () => true, isCertain = (_: string) => false) {
  const tokens = words.split(' ');
  const typed = tokens.map((token) => ({ hits: hitsOf(index, token), found: [] }));
  const at = {
    notes,
    size: goods.length,
    language: 0,
    isShown: Uint8Array.from(goods, (_, slot) => Number(isShown(slot))),
  };
  const { tokens: meant, near } = forgiveWords(index, tokens, typed, at, (i) => isCertain(tokens[i] ?? ''));
  return meant?.join(' ') ?? near;
}

test.each([
  ['vermicellse', 'vermicelles'],
  ['vermiselles fins', 'vermicelles fins'],
  ['rzi gluant thai', 'riz gluant thai'],
  ['pan de mie', 'pain de mie'],
  ['lait entier boi', 'lait entier bio'],
  ['vermcelles de riz fin', 'vermicelles de riz fin'],
  ['vermicelles fraiches de riz', 'vermicelles de riz'],
  ['vremicel', 'vermicelles'],
])('%s means %s', (words, meant) => {
  expect(read(words)).toBe(meant);
});

test.each(['gluent', 'rxz', 'zz', 'qqqq wwww eeee', 'boi lait qqqq'])('%s means nothing', (words) => {
  expect(read(words)).not.toEqual(expect.any(String));
});

test('of two words both must be understood; else what is near is told, the closest first', () => {
  expect(read('gluant xyzw')).toEqual([0]);
  expect(read('riz xyzw')).toEqual([0, 1, 5]);
});

test('a word that is certain is not read as another', () => {
  expect(read('vermicellse', undefined, () => true)).toEqual([]);
});

test('what is certain is not left out', () => {
  const certain = (word: string) => read('riz gluant xyzw', undefined, (token) => token === word);
  expect(certain('gluant')).toBe('riz gluant');
  expect(certain('xyzw')).not.toEqual(expect.any(String));
});

test('what is not on the shelf is not meant', () => {
  expect(read('vermicellse', (slot) => slot !== 5)).toEqual([]);
});
