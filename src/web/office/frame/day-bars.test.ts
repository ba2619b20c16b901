import { expect, test } from 'vitest';
import { chartTop } from './day-bars.tsx';

test.each([
  [0, 1],
  [1, 1],
  [1.01, 1.5],
  [2, 2],
  [4.99, 5],
  [5.01, 6],
  [8.01, 10],
  [34.91, 40],
  [100, 100],
  [1234.5, 1500],
  [999_999, 1_000_000],
])('an axis for %d ends at %d', (most, top) => expect(chartTop(most)).toBe(top));
