import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits } from './limit-table.ts';

test('each limit has a name of its own and says why', () => {
  const all = Object.values(limits);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  for (const { name, why } of all) expect(why, name).toMatch(/^[A-Z].{20,}\.$/);
});

test('no other file of the server has a limit of its own', () => {
  const own = globSync('src/server/**/*.ts').filter((file) => {
    if (/\.test\.ts$|\/testing\/|limits-of-\w+\.ts$/.test(file)) return false;
    return /: Limit = \{|satisfies Limit\b|tries: \d+,\s*seconds/.test(readFileSync(file, 'utf8'));
  });
  expect(own).toEqual([]);
});
