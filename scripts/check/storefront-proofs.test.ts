import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../..', import.meta.url);
const rows = readFileSync(new URL('docs/storefront.md', root), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.endsWith('| Proof |'));
const proofs = rows.flatMap((row) => [...row.matchAll(/`([^`]+)` “([^”]+)”/g)].map(([, file, title]) => [file, title]));

test('every line of the storefront names its proof', () => {
  expect(rows.filter((row) => !/`[^`]+` “[^”]+”/.test(row))).toEqual([]);
  expect(proofs.length).toBeGreaterThanOrEqual(rows.length);
});

test.each(proofs)('%s has the test “%s”', (file = '', title = '') => {
  const path = fileURLToPath(new URL(file, root));
  expect(existsSync(path)).toBe(true);
  expect(readFileSync(path, 'utf8')).toContain(title);
});
