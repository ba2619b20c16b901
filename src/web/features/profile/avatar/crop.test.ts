import { expect, test } from 'vitest';
import { cropSquare, fitCrop, moveCrop, wholeCrop } from './crop.ts';

const wide = { width: 1000, height: 500 };

test('at first it is the largest square in the middle', () => {
  expect(cropSquare(wide, fitCrop(wide, wholeCrop))).toEqual({ left: 250, top: 0, side: 500 });
});

test.each([
  ['to the left edge', { x: 0, y: 0.5, zoom: 1 }, { left: 0, top: 0, side: 500 }],
  ['to the right edge', { x: 9, y: 0.5, zoom: 1 }, { left: 500, top: 0, side: 500 }],
  ['into a corner, near', { x: 1, y: 1, zoom: 2 }, { left: 750, top: 250, side: 250 }],
  ['nearer than is possible', { x: 0.5, y: 0.5, zoom: 99 }, { left: 437.5, top: 187.5, side: 125 }],
  ['farther than is possible', { x: 0.5, y: 0.5, zoom: 0.1 }, { left: 250, top: 0, side: 500 }],
])('%s it stays within the picture', (_, crop, square) => {
  expect(cropSquare(wide, fitCrop(wide, crop))).toEqual(square);
});

test('moved by half the view, it is half a side further', () => {
  const moved = moveCrop(wide, wholeCrop, { x: 100, y: 30 }, 200);
  expect(cropSquare(wide, moved)).toEqual({ left: 0, top: 0, side: 500 });
  const near = moveCrop(wide, { ...wholeCrop, zoom: 2 }, { x: -100, y: 20 }, 200);
  expect(cropSquare(wide, near)).toEqual({ left: 500, top: 100, side: 250 });
});
