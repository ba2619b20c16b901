import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { noticesText } from './notices-text.mjs';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('the notices name every package that a shop loads; else run `npm run notices`', () => {
  expect(readFileSync('THIRD-PARTY-NOTICES.md', 'utf8')).toBe(noticesText(lock));
});

test('what a package needs in turn is named, and tools are not', () => {
  const packages = {
    '': { dependencies: { a: '1' }, devDependencies: { tool: '1' } },
    'node_modules/a': { version: '1.0.0', license: 'MIT', dependencies: { b: '2' } },
    'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC', optionalDependencies: { c: '1' } },
    'node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dev: true },
    'node_modules/c': { version: '1.0.0', license: 'Apache-2.0 AND MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0', dev: true },
  };
  const text = noticesText({ packages });
  expect(text).toContain('### MIT\n\na 1.0.0\n');
  expect(text).toContain('### ISC\n\nb 2.0.0\n');
  expect(text).toContain('### Apache-2.0 AND MIT\n\nc 1.0.0\n');
  expect(text).not.toMatch(/tool|GPL/);
});

test('a licence that nobody has allowed is refused', () => {
  const packages = { '': { dependencies: { a: '1' } }, 'node_modules/a': { version: '1.0.0', license: 'GPL-3.0' } };
  expect(() => noticesText({ packages })).toThrow('GPL-3.0');
});
