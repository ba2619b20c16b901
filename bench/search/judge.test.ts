import { expect, test } from 'vitest';
import { type Answered, judgeList, judgeSuggestion } from './judge.ts';

const milk = ['Lait entier #LAITIER +vegetarian', 'Lait demi-écrémé #LAITIER', 'Lait cru #LAITIER'];
const coconut = 'Lait de coco #LAITDECOCO +vegan';
const answer = (items: string[], more: Partial<Answered> = {}): Answered => {
  return { items, near: [], corrected: null, inStock: [...milk, coconut], ...more };
};
const asked = { lng: 'fr' as const, kind: 'staple', query: 'lait', first: ['^lait (entier|demi|cru)'], need: 3 };

test('so many of the first four must match, or all that are in stock, and none may be another', () => {
  expect(judgeList(asked, answer(milk))).toBe(null);
  expect(judgeList(asked, answer([...milk, coconut]))).toBe(null);
  expect(judgeList({ ...asked, not: ['coco'] }, answer([...milk, coconut]))).toMatch(/^shows/);
  expect(judgeList(asked, answer([coconut, coconut, ...milk]))).toBe('finds 2 of 3');
  expect(judgeList(asked, answer(milk.slice(0, 1), { inStock: milk.slice(0, 1) }))).toBe(null);
  expect(judgeList(asked, answer([]))).toBe('finds 0 of 3');
});

test('what is near counts where it may, nothing where nothing is right, a correction where it must not be', () => {
  const absent = { ...asked, need: 1, near: true };
  expect(judgeList(absent, answer([], { near: milk }))).toBe(null);
  expect(judgeList({ ...absent, near: false }, answer([], { near: milk }))).not.toBe(null);
  expect(judgeList({ ...asked, empty: true }, answer([]))).toBe(null);
  const { first: _, ...nothing } = asked;
  expect(judgeList({ ...nothing, empty: true }, answer(milk))).toBe('finds something');
  expect(judgeList({ ...asked, asTyped: true }, answer(milk, { corrected: 'lard' }))).toMatch(/^corrected/);
});

test('the first suggestion is to match', () => {
  expect(judgeSuggestion(asked, milk[0] ?? '')).toBe(true);
  expect(judgeSuggestion(asked, coconut)).toBe(false);
  expect(judgeSuggestion(asked, null)).toBe(false);
});
