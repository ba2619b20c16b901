import { expect, test } from 'vitest';
import { queryWords } from '../words/query-words.ts';
import { readLacks } from './asked-lacks.ts';

const [fr, en, vi] = [0, 1, 2];
const read = (text: string, language: number) =>
  readLacks(queryWords(text), language, () => false).map(
    ({ lack, from, to }) => `${lack.what}: ${text.slice(from, to)}`,
  );

test.each([
  ['lait sans sucre', fr, 'sugar: sans sucre'],
  ['SANS SUCRES AJOUTÉS', fr, 'sugar: SANS SUCRES AJOUTÉS'],
  ['compote non sucrée', fr, 'sugar: non sucrée'],
  ['compote non sucree', fr, 'sugar: non sucree'],
  ['sugar-free cola', en, 'sugar: sugar-free'],
  ['no added sugar', en, 'sugar: no added sugar'],
  ['no sugar', en, 'sugar: no sugar'],
  ['unsweetened milk', en, 'sugar: unsweetened'],
  ['sữa không đường', vi, 'sugar: không đường'],
  ['sua khong duong', vi, 'sugar: khong duong'],
  ['trà ít đường', vi, 'sugar: ít đường'],
  ['beurre sans sel', fr, 'salt: sans sel'],
  ['butter without salt', en, 'salt: without salt'],
  ['unsalted butter', en, 'salt: unsalted'],
  ['bơ không muối', vi, 'salt: không muối'],
  ['biere sans alcool', fr, 'alcohol: sans alcool'],
  ['alcohol free', en, 'alcohol: alcohol free'],
  ['non-alcoholic beer', en, 'alcohol: non-alcoholic'],
  ['bia không cồn', vi, 'alcohol: không cồn'],
  ['café déca', fr, 'caffeine: déca'],
  ['decaf coffee', en, 'caffeine: decaf'],
  ['cà phê không caffeine', vi, 'caffeine: không caffeine'],
  ['crème allégée', fr, 'fat: allégée'],
  ['low fat milk', en, 'fat: low fat'],
  ['sữa tách béo', vi, 'fat: tách béo'],
  // In another language than the shopper's too.
  ['sugar free', fr, 'sugar: sugar free'],
])('%s (%i) asks for goods without %s', (text, language, expected) => {
  expect(read(text, language)).toEqual([expected]);
});

test.each([
  ['sucre', fr],
  ['lait sucré', fr],
  ['free range eggs', en],
  ['sugar', en],
  ['đường', vi],
  ['sữa có đường', vi],
  // Another tone is another word.
  ['không dương', vi],
])('%s (%i) asks for nothing of the kind', (text, language) => {
  expect(read(text, language)).toEqual([]);
});

test('several wishes are read each', () => {
  expect(read('boisson sans sucre sans alcool', fr)).toEqual(['sugar: sans sucre', 'alcohol: sans alcool']);
});
