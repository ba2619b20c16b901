import { expect, test } from 'vitest';
import { type AccentsOf, hitsOf, worth } from './match-words.ts';
import { createWordIndex, replaceNames } from './word-index.ts';

const names = ['Bánh mì', 'Bàn chải', 'Ban', 'Bán', 'Urbana', 'Tomates', 'Tomate'];
const index = createWordIndex();
for (const [slot, name] of names.entries()) replaceNames(index, slot, null, [name, name, name]);

function find(token: string, form: string, accents?: AccentsOf): string[] {
  const hits = hitsOf(index, token, form, accents);
  const slots = hits.flatMap(({ entries }) => entries.flatMap(({ places }) => places.map((place) => place >> 6)));
  return [...new Set(slots)].map((slot) => names[slot] ?? '');
}

test('without a tone every accent is found, and the inside of words; the exact one first', () => {
  expect(find('ban', 'ban').toSorted()).toEqual(['Ban', 'Bàn chải', 'Bán', 'Bánh mì', 'Urbana'].toSorted());
  expect(find('ban', 'bán')[0]).toBe('Bán');
});

test('a tone finds whole words, and of longer ones those that begin with it', () => {
  expect(find('ban', 'bán', 'beginning')).toEqual(['Bán', 'Bàn chải', 'Ban', 'Bánh mì']);
  expect(find('ban', 'bàn', 'beginning')).toEqual(['Bàn chải', 'Ban', 'Bán']);
  expect(find('ban', 'bán', 'exact')).toEqual(['Bán']);
  expect(find('ban', 'bạn', 'exact')).toEqual([]);
});

test('the plural is worth as much as the singular is to the plural', () => {
  const worthOf = (token: string) => hitsOf(index, token).map((hit) => hit.worth);
  expect(worthOf('tomate')).toEqual([worth.whole, worth.form]);
  expect(worthOf('tomates')).toEqual([worth.whole, worth.form]);
});
