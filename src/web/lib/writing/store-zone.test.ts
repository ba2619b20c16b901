import { expect, test } from 'vitest';
import { storeZone } from './store-zone.ts';

test.each([
  [60, 0, 60],
  [0, 59_999, 0],
  [60, 60_000, 'Europe/Paris'],
  [undefined, 0, 'Europe/Paris'],
])('told %s, the page %i ms old: %s', (utcOffset, age, zone) => {
  expect(storeZone({ timeZone: 'Europe/Paris', ...(utcOffset !== undefined && { utcOffset }) }, age)).toBe(zone);
});
