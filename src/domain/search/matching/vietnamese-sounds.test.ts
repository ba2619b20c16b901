import { expect, test } from 'vitest';
import { makeLexicon } from '../words/lexicon.ts';
import { queryWords } from '../words/query-words.ts';
import { makeSounds, soundOf, spellAsSounds } from './vietnamese-sounds.ts';

test.each([
  ['trang', 'chang'],
  ['sich', 'xit'],
  ['rieng', 'dien'],
  ['gio', 'do'],
  ['luc', 'nut'],
  ['nghe', 'nge'],
  ['my', 'mi'],
  ['tao', 'tau'],
])('%s sounds like %s', (a, b) => {
  expect(soundOf(a)).toBe(soundOf(b));
});

const names = [
  'Bánh tráng',
  'Bánh chanh',
  'Xúc xích',
  'Sầu riêng',
  'Rau muống',
  'Chôm chôm',
  'Nước mắm',
  'Tỏi',
  'Đậu bắp',
  'Đậu hũ',
];
const sounds = makeSounds(makeLexicon([{ what: 'all', names: [['riz sauté'], [], names] }]));

test.each([
  ['bánh chàng', 'bánh tráng'],
  ['xúc sích', 'xúc xích'],
  ['sầu diêng tươi', 'sầu riêng tươi'],
  ['1 kg trôm trôm', '1 kg chôm chôm'],
  ['dau muống xào', 'rau muống xào'],
  // đ sounds like no other letter.
  ['rậm bắp', null],
  ['đậu bắc', 'đậu bắp'],
  // All words wrong are other words.
  ['dau muốn', null],
  // One wrong letter where just one name has the other words.
  ['nước nắm', 'nước mắm'],
  ['lọ nước tắm to', 'lọ nước mắm to'],
  ['đậu bap', null],
  ['đậu hập', 'đậu bắp'],
  ['đậu xu', null],
  // What is written so but for its tones was looked for already.
  ['nuoc mam', null],
  // One word sounds like many, and other languages have other sounds.
  ['tõi', null],
  ['riz xauté', null],
  ['cái bàn', null],
])('%s is read as %s', (text, expected) => {
  expect(spellAsSounds(sounds, text, queryWords(text))).toBe(expected);
});

test('what is a name as it is typed stays', () => {
  const words = queryWords('xúc sích');
  expect(spellAsSounds(sounds, 'xúc sích', words, (from, to) => from === 0 && to === 2)).toBe(null);
});
