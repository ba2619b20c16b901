import { expect, test } from 'vitest';
import { flightPath, isOnScreen } from './flight-path.ts';

const card = { left: 20, top: 100, width: 100, height: 100 };
const basket = { left: 280, top: 780, width: 100, height: 50 };

test('a flight begins as the picture stands, and ends smaller in the middle of the basket', () => {
  const path = flightPath(card, basket);
  expect(path).toEqual([
    { transform: 'none', opacity: 1 },
    { transform: 'translate(260px, 655px) scale(0.300)', opacity: 0.4 },
  ]);
});

test('it goes up and to the left as well, to whole pixels', () => {
  const [, end] = flightPath(basket, { ...card, left: 20.4 });
  expect(end?.transform).toMatch(/^translate\(-260px, -655px\)/);
});

test('a picture lower than the basket is not made larger', () => {
  expect(flightPath({ ...card, height: 10 }, basket)[1]?.transform).toMatch(/scale\(1\.000\)$/);
});

test.each([
  ['in the middle', card, true],
  ['cut by the edge, with its middle in sight', { ...card, top: -40 }, true],
  ['above', { ...card, top: -60 }, false],
  ['below', { ...card, top: 800 }, false],
  ['to the left', { ...card, left: -60 }, false],
  ['to the right', { ...card, left: 380 }, false],
  ['not laid out', { left: 0, top: 0, width: 0, height: 0 }, false],
])('what stands %s is on the screen or not', (_, box, isSeen) => {
  expect(isOnScreen(box, { width: 390, height: 844 })).toBe(isSeen);
});
