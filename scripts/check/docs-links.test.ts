import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...globSync('docs/**/*.md', { cwd: root }),
];
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each(documents)('the links of %s to other files lead to some', (file) => {
  const links = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([]);
});

test('decisions/README.md lists every record once', () => {
  const listed = [...read('docs/decisions/README.md').matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, link]) => link);
  const records = globSync('*.md', { cwd: join(root, 'docs/decisions') }).filter((file) => file !== 'README.md');
  expect(listed.toSorted()).toEqual(records.toSorted());
});

test('a record that the code names is there', () => {
  const files = globSync('{src,scripts,demo,bench,e2e}/**/*.{ts,tsx,mjs}', { cwd: root });
  const named = files.flatMap((file) => read(file).match(/docs\/decisions\/[\w-]+(?:\.md)?/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
