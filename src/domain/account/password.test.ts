import { expect, test } from 'vitest';
import { normalisePassword } from './password.ts';

test.each([
  ['Crème2024'.normalize('NFD'), 'Crème2024'],
  ['Bánh mì 2024'.normalize('NFD'), 'Bánh mì 2024'],
  ['Ｐａｎｉｅｒ２０２４', 'Panier2024'],
  ['oﬃce№7', 'office\u004eo7'],
  [' Panier2024 \u200b', ' Panier2024 \u200b'],
])('%j is hashed as %j', (typed, read) => {
  expect(normalisePassword(typed)).toBe(read);
});
