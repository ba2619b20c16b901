import { expect, test } from 'vitest';
import { day, instant } from './fields.ts';

const faultsOf = (schema: typeof day | typeof instant, sent: unknown) =>
  schema.safeParse(sent).error?.issues.map(({ message }) => message) ?? [];

test.each(['0001-01-01', '2026-02-28', '2028-02-29', '9999-12-31'])('%s is a day', (sent) => {
  expect(day.parse(sent)).toBe(sent);
});

// PostgreSQL knows no year 0.
test.each(['0000-01-01', '0000-12-31', '2026-02-30', '10000-01-01', 'tomorrow', '', 7])('%j is no day', (sent) => {
  expect(faultsOf(day, sent)).toEqual(['validation.date']);
});

test.each(['0001-01-01T00:00:00Z', '2026-12-01T10:00:00+01:00', '9999-12-31T23:59:59.999Z'])(
  '%s is an instant',
  (sent) => {
    expect(instant.parse(sent)).toBe(sent);
  },
);

test.each([
  '0000-01-01T00:00:00Z',
  // In UTC, in which it is written down, of the year 0.
  '0001-01-01T00:00:00+14:00',
  // Of the year 10000.
  '9999-12-31T23:59:59-12:00',
  '2026-02-30T00:00:00Z',
  '2026-12-01',
  'tomorrow',
  7,
])('%j is no instant', (sent) => {
  expect(faultsOf(instant, sent)).toEqual(['validation.date']);
});
