import { expect, test } from 'vitest';
import { endsSession } from './own-profile.ts';

test.each([
  [401, true],
  [404, true],
  [0, false],
  [429, false],
  [503, false],
])('a profile that cannot be had with %d ends the session: %s', (status, isOver) => {
  expect(endsSession({ status })).toBe(isOver);
});
