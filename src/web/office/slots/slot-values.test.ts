import { expect, test } from 'vitest';
import type { SlotRulesOnWire } from '#contract/stores/slots.ts';
import { firstWindow, onOtherDays, slotInput, slotValues } from './slot-values.ts';

const habits = { language: 'fr', currency: 'EUR' } as const;
const rules: SlotRulesOnWire = {
  daysAhead: 7,
  minutesPerOrder: 2,
  minutesPerLine: 0.75,
  version: 3,
  withdrawnOrders: 0,
  conflicts: { windows: [], orders: [] },
  windows: [
    {
      type: 'pickup',
      weekday: 2,
      start: '10:00',
      end: '12:00',
      orders: 10,
      pickingMinutes: 60,
      cutOffMinutes: 90,
      fee: 2.5,
    },
  ],
};

test('rules are shown by the habits of the language and sent as they were', () => {
  const values = slotValues(rules, { ...habits, decimals: 2 });
  expect(values).toMatchObject({ minutesPerLine: '0,75', windows: [{ weekday: '2', fee: '2,50' }] });
  const { version: _, withdrawnOrders: __, conflicts: ___, ...sent } = rules;
  expect(slotInput(values, habits)).toEqual(sent);
});

test('what is typed and is no number is sent as it is; what has not changed is not', () => {
  expect(slotInput({ daysAhead: 'a week' }, habits)).toEqual({ daysAhead: 'a week' });
  expect(slotInput({ windows: [{ ...firstWindow, orders: 'ten', fee: '' }] }, habits)).toMatchObject({
    windows: [{ orders: 'ten', fee: null }],
  });
});

test('a window is taken over to the days that have none of its hours', () => {
  const tuesday = { ...firstWindow, weekday: '2' };
  const others = onOtherDays(firstWindow, [firstWindow, tuesday, { ...firstWindow, weekday: '3', start: '09:00' }], []);
  expect(others.map(({ weekday }) => weekday)).toEqual(['3', '4', '5', '6', '7']);
  expect(others[0]).toEqual({ ...firstWindow, weekday: '3' });
});

test.each([
  ['pickup', '10:00', '12:00', ['3', '4']],
  ['pickup', '13:00', '14:00', ['4']],
  ['pickup', '19:00', '21:00', []],
  ['delivery', '19:00', '21:00', ['3', '4', '6']],
] as const)(
  'a %s from %s to %s is taken over to the days on which the store is open then',
  (type, start, end, days) => {
    const hours = [
      { weekday: 2, opens: '08:00', closes: '22:00' },
      { weekday: 3, opens: '09:00', closes: '12:30' },
      { weekday: 4, opens: '10:00', closes: '20:00' },
      { weekday: 6, opens: '15:00', closes: '17:00' },
    ];
    const tuesday = { ...firstWindow, type, start, end, weekday: '2' };
    expect(onOtherDays(tuesday, [tuesday], hours).map(({ weekday }) => weekday)).toEqual(days);
  },
);
