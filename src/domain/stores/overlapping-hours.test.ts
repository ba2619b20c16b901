import { expect, test } from 'vitest';
import { overlappingHours } from './overlapping-hours.ts';

const at = (weekday: number, opens: string, closes: string) => ({ weekday, opens, closes });

test.each([
  ['nothing', [], null],
  ['a pause at noon', [at(1, '08:00', '12:00'), at(1, '12:00', '19:00')], null],
  ['two in one', [at(1, '08:00', '12:00'), at(1, '11:59', '19:00')], 1],
  ['other days', [at(1, '08:00', '12:00'), at(2, '08:00', '12:00')], null],
  ['a night into the morning', [at(1, '22:00', '02:00'), at(2, '01:00', '12:00')], 1],
  ['a night up to the morning', [at(1, '22:00', '02:00'), at(2, '02:00', '12:00')], null],
  ['Sunday night into Monday', [at(1, '01:00', '12:00'), at(7, '22:00', '02:00')], 1],
  ['all day, every day', [1, 2, 3, 4, 5, 6, 7].map((day) => at(day, '00:00', '24:00')), null],
  ['all day, twice', [at(1, '00:00', '24:00'), at(1, '00:00', '24:00')], 1],
  ['all round the clock from eight', [at(1, '08:00', '08:00'), at(2, '07:00', '09:00')], 1],
])('%s', (_, hours, index) => {
  expect(overlappingHours(hours)).toBe(index);
});
