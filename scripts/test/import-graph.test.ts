import { expect, test } from 'vitest';
import { inPlantedTree } from '../check/planted-tree.ts';
import { readGraph, whoReaches } from './import-graph.mjs';

const tree = {
  'src/domain/cents.ts': 'export const zero = 0;',
  'src/server/price.ts': `import { zero } from '#domain/cents.ts'; export type Price = typeof zero;`,
  'src/server/shop.ts': `export type { Price } from './price.ts';`,
  'src/server/shop.test.ts': `import type { Price } from './shop.ts';`,
  'src/server/late.ts': `export const later = () => import('./price.ts');`,
  'src/server/program.ts': `export {};`,
  'src/server/crash.test.ts': `const program = new URL('./program.ts', import.meta.url);`,
  'src/server/goods.ts': `const folder = new URL('../../demo/goods/', import.meta.url);`,
  'src/web/app.css': '',
  'src/web/words.ts': `const files = import.meta.glob<object>(['./words/*/*.ts', '!./words/base.ts']);`,
  'src/web/words/fr/cart.ts': '',
  'src/web/root.tsx': `import './app.css'; import { useState } from 'react'; import { join } from 'node:path';`,
  'scripts/proofs.mjs': 'const file = `docs/proofs.md`; const other = `demo/pictures/${file}.webp`;',
  'demo/goods/fruit.json': '{}',
  'demo/pictures/a.webp': '',
  'docs/proofs.md': '',
};
const reached = (...changed: string[]) =>
  inPlantedTree(tree, (root) =>
    [...whoReaches(readGraph(root), changed)].filter((file) => !changed.includes(file)).sort(),
  );

test.each([
  ['through imports of every kind', 'src/domain/cents.ts', ['price', 'shop', 'shop.test', 'late']],
  ['a program that is started by its address', 'src/server/program.ts', ['crash.test']],
  ['a file in a folder that is opened', 'demo/goods/fruit.json', ['goods']],
])('%s', (_, changed, names) => {
  expect(reached(changed)).toEqual(names.map((name) => `src/server/${name}.ts`).sort());
});

test('style sheets, files that a pattern finds, and files that a string names whole or in part', () => {
  expect(reached('src/web/app.css')).toEqual(['src/web/root.tsx']);
  expect(reached('src/web/words/fr/cart.ts')).toEqual(['src/web/words.ts']);
  expect(reached('docs/proofs.md')).toEqual(['scripts/proofs.mjs']);
  expect(reached('demo/pictures/a.webp')).toEqual(['scripts/proofs.mjs']);
});

test('what nothing opens reaches nothing, and several changes reach what each does', () => {
  expect(reached('src/server/crash.test.ts')).toEqual([]);
  expect(reached('LICENSE')).toEqual([]);
  expect(reached('src/web/app.css', 'src/server/program.ts')).toEqual(['src/server/crash.test.ts', 'src/web/root.tsx']);
});
