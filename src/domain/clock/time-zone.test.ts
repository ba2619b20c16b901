import { expect, test } from 'vitest';
import { isTimeZone } from './time-zone.ts';

test.each([
  ['Europe/Paris', true],
  ['UTC', true],
  ['America/St_Johns', true],
  ['+02:00', false],
  ['Europe/Atlantis', false],
  ['', false],
])('%s: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});
