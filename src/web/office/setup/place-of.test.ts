import { expect, test } from 'vitest';
import { placeOf, type Step } from './place-of.ts';

test.each<[Step['step'], boolean, number[] | null, string]>([
  ['identity', false, [], '/admin/config#identity'],
  ['bankAccount', false, [7], '/admin/config#identity'],
  ['store', false, [], '/admin/stores/new'],
  ['store', false, null, '/admin/stores'],
  ['store', false, [7], '/admin/stores/7'],
  ['hours', false, [], '/admin/stores/new'],
  ['hours', false, [7], '/admin/stores/7'],
  ['deliveryRules', true, [7, 8], '/admin/stores'],
  ['slots', false, [7], '/admin/stores/7/slots'],
  ['slots', false, [], '/admin/stores/new'],
  ['slots', true, [7, 8], '/admin/stores'],
  ['products', false, [7], '/admin/products/new'],
  ['products', true, [7], '/admin/products'],
])('the step %s (done: %s) with the stores %j leads to %s', (step, isDone, stores, place) => {
  expect(placeOf({ step, isDone, isOptional: false }, stores)).toBe(place);
});
