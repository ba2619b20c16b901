import { expect, test } from 'vitest';
import { placePoints } from './place-points.ts';

const box = { width: 200, height: 100, margin: 10 };
const at = (id: number, latitude: number | null, longitude: number | null) => ({ id, latitude, longitude });

test('one place, or two at one, stand in the middle', () => {
  expect(placePoints([at(1, 48.8, 2.3)], box)).toEqual([{ id: 1, x: 100, y: 50 }]);
  expect(placePoints([at(1, 48.8, 2.3), at(2, 48.8, 2.3)], box).map(({ x, y }) => [x, y])).toEqual([
    [100, 50],
    [100, 50],
  ]);
});

test('north is up, east is right, and all stand within the margin', () => {
  const [south, north, east] = placePoints([at(1, 48, 2), at(2, 49, 2), at(3, 48.5, 3)], box);
  expect([south?.y, north?.y]).toEqual([90, 10]);
  expect(east?.x).toBeGreaterThan(south?.x ?? 0);
});

test('a degree of longitude is half as long at 60 degrees north', () => {
  const [west, east] = placePoints([at(1, 60, 0), at(2, 60, 1), at(3, 59.5, 0), at(4, 60.5, 0)], box);
  expect((east?.x ?? 0) - (west?.x ?? 0)).toBe(40);
});

test('places without coordinates are left out, and none gives nothing', () => {
  expect(placePoints([at(1, null, null), at(2, 48, 2)], box)).toEqual([{ id: 2, x: 100, y: 50 }]);
  expect(placePoints([], box)).toEqual([]);
});
