import { expect, test } from 'vitest';
import { isExpress, nextSlot } from './next-slot.ts';

const at = (time: string, left = 1) => ({ start: `2026-11-24T${time}:00Z`, left });

test('the next slot is the first that has a place left', () => {
  expect(nextSlot([{ slots: [at('08:00', 0)] }, { slots: [at('09:00', 0), at('10:00'), at('11:00')] }])).toEqual(
    at('10:00'),
  );
  expect(nextSlot([{ slots: [at('08:00', 0)] }])).toBeNull();
  expect(nextSlot([])).toBeNull();
});

test.each([
  ['delivery', '10:30', true],
  ['delivery', '10:31', false],
  ['pickup', '10:10', false],
])('%s from %s, asked at ten: express %s', (type, time, expected) => {
  expect(isExpress({ type, ...at(time) }, new Date('2026-11-24T10:00:00Z'))).toBe(expected);
});
