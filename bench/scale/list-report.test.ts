import { expect, test } from 'vitest';
import { largeShop, smallShop } from '#server/testing/scale/fill-shop.ts';
import { printLists, quantile, timesOf } from './list-report.ts';

test('the list that slows down most comes first, and those over the bar are counted', () => {
  const row = (name: string, large: number[]) => ({ name, place: 'first' as const, small: [1, 2, 30], large });
  const rows = [row('/even', [2, 2, 2]), row('/slow', [9, 11, 900]), row('/near', [10, 10, 10])];
  expect(rows.map(timesOf)).toEqual([1, 5.5, 5]);
  const lines = printLists(rows, smallShop, largeShop).split('\n');
  expect(lines.slice(2, 5).map((line) => line.split(' ')[0])).toEqual(['/slow', '/near', '/even']);
  expect(lines[2]).toMatch(/2\.0 +11\.0 +30\.0 +900\.0 +5\.50$/);
  expect(lines.at(-1)).toBe('3 measured, 1 over 5 times; p99 of all answers 900.0 ms');
  expect(() => quantile([], 0.5)).toThrow(RangeError);
});
