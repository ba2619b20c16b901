import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chunks, formModules, shopModules } from './page-chunks.ts';

test('every module that travels with others is there', () => {
  expect([...shopModules, ...formModules].filter((path) => !existsSync(path))).toEqual([]);
});

test('a module is told by its whole path', () => {
  const groupOf = (id: string) =>
    chunks.find(({ test }) => (test instanceof RegExp ? test.test(id) : test(id)))?.name ?? null;
  expect(groupOf('/shop/src/web/ui/button/button.tsx')).toBe('shop');
  expect(groupOf('/shop/src/web/ui/form/field.tsx?client')).toBe('forms');
  expect(groupOf('/shop/node_modules/react/index.js')).toBe('framework');
  expect(groupOf('/shop/src/web/ui/list/table.tsx')).toBeNull();
});
