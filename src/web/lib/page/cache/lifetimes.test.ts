import { expect, test } from 'vitest';
import { lifetimes } from './lifetimes.ts';

test('the figures of the specification, in minutes', () => {
  const minutes = Object.fromEntries(Object.entries(lifetimes).map(([name, time]) => [name, time / 60_000]));
  expect(minutes).toEqual({ products: 5, featured: 5, stores: 5, categories: 100, storeProduct: 3 });
});
