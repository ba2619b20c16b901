import { expect, test } from 'vitest';
import { stockStatus } from './stock-status.ts';

test.each([
  [0, 'out', 'out'],
  [1, 'low', 'low'],
  [5000, 'low', 'low'],
  [5001, 'low', 'in'],
  [9999, 'low', 'in'],
  [10_000, 'in', 'in'],
])('%d thousandths: %s on a card, %s on its page', (quantityMilli, card, detail) => {
  expect(stockStatus({ inventory: true, quantityMilli }, 'card')).toBe(card);
  expect(stockStatus({ inventory: true, quantityMilli }, 'detail')).toBe(detail);
});

test('what is not tracked is in stock', () => {
  expect(stockStatus({ inventory: false, quantityMilli: 0 }, 'card')).toBe('in');
  expect(stockStatus({ inventory: false, quantityMilli: 0 }, 'detail')).toBe('in');
});
