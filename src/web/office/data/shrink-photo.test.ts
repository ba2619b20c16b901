import { expect, test } from 'vitest';
import { sizeToSend } from './shrink-photo.ts';

test.each([
  ['a photo of 50 megapixels', [8160, 6120], [2400, 1800]],
  ['one held upright', [6120, 8160], [1800, 2400]],
  ['one that is small enough', [2400, 1600], [2400, 1600]],
  ['a strip', [10_000, 1], [2400, 1]],
])('%s is sent as', (_, [width = 0, height = 0], [wide, high]) => {
  expect(sizeToSend({ width, height })).toEqual({ width: wide, height: high });
});
