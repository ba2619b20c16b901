import { expect, test } from 'vitest';
import { isInSight } from './is-in-sight.ts';

test.each([
  ['in the middle', 300, 400, true],
  ['below', 900, 1000, false],
  ['behind the bar at the foot', 650, 790, false],
  ['down to the bar', 440, 680, true],
  ['above', -300, -200, false],
  ['its end alone', -50, 200, false],
  ['higher than the screen, from its beginning', 100, 1500, true],
  ['higher than the screen, its beginning at the foot', 600, 2000, false],
])('a part %s', (_, top, bottom, isSeen) => expect(isInSight({ top, bottom }, 680)).toBe(isSeen));
