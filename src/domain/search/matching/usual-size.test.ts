import { expect, it } from 'vitest';
import { isUsualSize, medianOf } from './usual-size.ts';

it.each([
  { sizes: [1000, 5000, 20_000, 1000, 1000], median: 1000 },
  { sizes: [250, 500], median: 250 },
  { sizes: [750], median: 750 },
])('$median is the usual one of $sizes', ({ sizes, median }) => expect(medianOf(sizes)).toBe(median));

it.each([
  { what: 'a bag of rice', size: 1000, pieces: 1, median: 1000, usual: true },
  { what: 'twice as much', size: 2000, pieces: 1, median: 1000, usual: true },
  { what: 'a sack', size: 5000, pieces: 1, median: 1000, usual: false },
  { what: 'a sachet', size: 75, pieces: 1, median: 1000, usual: true },
  { what: 'six bottles', size: 9000, pieces: 6, median: 1500, usual: true },
  { what: 'a carton of small ones', size: 3000, pieces: 30, median: 500, usual: true },
  { what: 'two sacks', size: 10_000, pieces: 2, median: 1000, usual: false },
  { what: 'what is weighed out', size: 0, pieces: 1, median: 1000, usual: true },
])('$what: usual $usual', ({ size, pieces, median, usual }) => expect(isUsualSize(size, pieces, median)).toBe(usual));
