import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('an engine has an address and a key; without either there is none', () => {
  const env = { SEARCH_ENGINE_URL: 'http://typesense:8108/', SEARCH_ENGINE_KEY: 'xyz' };
  expect(readConfig(env).searchEngine).toEqual({ url: 'http://typesense:8108', key: 'xyz', patience: 300 });
  expect(readConfig({ SEARCH_ENGINE_URL: '', SEARCH_ENGINE_KEY: '' }).searchEngine).toBeNull();
});

test.each([
  [{ SEARCH_ENGINE_URL: 'http://typesense:8108' }, 'SEARCH_ENGINE_KEY'],
  [{ SEARCH_ENGINE_KEY: 'xyz' }, 'SEARCH_ENGINE_URL'],
  [{ SEARCH_ENGINE_URL: 'typesense:8108', SEARCH_ENGINE_KEY: 'xyz' }, 'SEARCH_ENGINE_URL'],
  [{ SEARCH_ENGINE_URL: 'http://typesense/path', SEARCH_ENGINE_KEY: 'xyz' }, 'SEARCH_ENGINE_URL'],
  [{ SEARCH_ENGINE_URL: 'http://typesense', SEARCH_ENGINE_KEY: 'x y' }, 'SEARCH_ENGINE_KEY'],
  [{ SEARCH_ENGINE_PATIENCE: '20' }, 'SEARCH_ENGINE_PATIENCE'],
])('%o is refused', (env, setting) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${setting}: `));
});
