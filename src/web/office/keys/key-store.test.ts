import { expect, test } from 'vitest';
import { keyStore } from './key-store.ts';
import { matchKey } from './match-key.ts';

test('a key that is told alone is listed, and none that acts', () => {
  const end = keyStore.add({ keys: 'mod+d', label: 'Fill down', run: null });
  expect(keyStore.read().map(({ keys }) => keys)).toEqual(['mod+d']);
  expect(
    matchKey(
      keyStore.acting().map(({ keys }) => keys),
      'mod+d',
      null,
    ),
  ).toBe(undefined);
  end();
  expect(keyStore.read()).toEqual([]);
});
