import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const known = globSync('{src,scripts,e2e,bench,demo,public,docs}/**', { cwd: root }).map(
  (path) => `/${path.replaceAll('\\', '/')}`,
);
const text = readFileSync(new URL('../../docs/architecture.md', import.meta.url), 'utf8');
const named = [...new Set([...text.matchAll(/`([\w./-]+(?:\/|\.(?:ts|tsx|mjs)))`/g)].map(([, path = '']) => path))];

test.each(named)('architecture.md names %s, which is there', (path) => {
  const end = `/${path.replace(/\/$/, '')}`;
  expect(known.some((one) => one.endsWith(end))).toBe(true);
});

test('architecture.md names paths', () => expect(named.length).toBeGreaterThan(40));
