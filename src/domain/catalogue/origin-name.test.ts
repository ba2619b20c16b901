import { expect, test } from 'vitest';
import { originName } from './origin-name.ts';

test.each([
  ['FR', 'fr', 'France'],
  ['DE', 'en', 'Germany'],
  ['VN', 'vi', 'Việt Nam'],
  ['Lorraine', 'fr', 'Lorraine'],
  ['fr', 'fr', 'fr'],
  ['QQ', 'en', 'QQ'],
  ['U', 'en', 'U'],
  ['Île-de-France', 'vi', 'Île-de-France'],
  ['France, Italie', 'en', 'France, Italie'],
  ['029', 'en', '029'],
] as const)('%s in %s is %s', (origin, language, name) => {
  expect(originName(origin, language)).toBe(name);
});
