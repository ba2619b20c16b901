import { expect, test } from 'vitest';
import { groupHours } from './group-hours.ts';

const day = (weekday: number, opens = '08:30', closes = '20:00') => ({ weekday, opens, closes });
const shown = (hours: Parameters<typeof groupHours>[0]) =>
  groupHours(hours).map((g) =>
    `${g.from}-${g.to} ${g.stretches.map((s) => `${s.opens}/${s.closes}`).join(' ')}`.trim(),
  );

test('days with the same hours make one line', () => {
  expect(shown([2, 3, 4, 5, 6, 7].map((n) => day(n)))).toEqual(['1-1', '2-7 08:30/20:00']);
  expect(shown([])).toEqual(['1-7']);
});

test('a break at noon and a shorter Sunday keep their own', () => {
  const hours = [
    day(1, '15:00', '19:00'),
    day(1, '08:00', '12:00'),
    day(2, '08:00', '12:00'),
    day(2, '15:00', '19:00'),
  ];
  const expected = ['1-2 08:00/12:00 15:00/19:00', '3-6', '7-7 09:00/13:00'];
  expect(shown([...hours, day(7, '09:00', '13:00')])).toEqual(expected);
});
