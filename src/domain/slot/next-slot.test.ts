import { expect, test } from 'vitest';
import { isExpress, nextSlot } from './next-slot.ts';

const at = (time: string, left = 1) => ({ start: `2026-11-24T${time}:00Z`, cutOff: `2026-11-24T${time}:00Z`, left });
const seven = new Date('2026-11-24T07:00:00Z');

test('the next slot is the first that has a place left', () => {
  expect(nextSlot([{ slots: [at('08:00', 0)] }, { slots: [at('09:00', 0), at('10:00'), at('11:00')] }], seven)).toEqual(
    at('10:00'),
  );
  expect(nextSlot([{ slots: [at('08:00', 0)] }], seven)).toBeNull();
  expect(nextSlot([], seven)).toBeNull();
});

test('a slot that has closed since it was asked for is the next one no more', () => {
  const days = [{ slots: [at('08:00'), at('10:00')] }];
  expect(nextSlot(days, new Date('2026-11-24T07:59:59Z'))?.start).toBe(at('08:00').start);
  expect(nextSlot(days, new Date('2026-11-24T08:00:00Z'))?.start).toBe(at('10:00').start);
});

test.each([
  ['delivery', '10:30', true],
  ['delivery', '10:31', false],
  ['pickup', '10:10', false],
])('%s from %s, asked at ten: express %s', (type, time, expected) => {
  expect(isExpress({ type, ...at(time) }, new Date('2026-11-24T10:00:00Z'))).toBe(expected);
});
