import { expect, test } from 'vitest';
import { slotText } from './slot-text.ts';

test('a slot that ends at midnight ends at 00:00', () => {
  const slot = { start: '2026-11-24T21:00:00Z', end: '2026-11-24T23:00:00Z' };
  expect(slotText(slot, 'fr', 'Europe/Paris')).toBe('mardi 24 novembre, 22:00 – 00:00');
  expect(slotText(slot, 'vi', 'Europe/Paris')).toMatch(/, 22:00 – 00:00$/);
});
