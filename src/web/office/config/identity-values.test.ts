import { expect, test } from 'vitest';
import { headingTwice, identityInput } from './identity-values.ts';

const row = (label: string, value: string) => ({ label, value });

test('what did not change is not sent, and empty rows are none', () => {
  expect(identityInput({ name: 'Ana' })).toEqual({ name: 'Ana' });
  expect(identityInput({ legalNumbers: [row('SIREN ', '1'), row('', ' '), row('RCS', '')] })).toEqual({
    legalNumbers: { SIREN: '1', RCS: '' },
  });
  expect(identityInput({ foundedIn: ' 1998 ' })).toEqual({ foundedIn: 1998 });
  expect(identityInput({ foundedIn: '' })).toEqual({ foundedIn: null });
  // Refused at its field.
  expect(identityInput({ foundedIn: 'long ago' })).toEqual({ foundedIn: 'long ago' });
});

test.each([
  [[row('SIREN', '1'), row('RCS', '2')], null],
  [[row('SIREN', '1'), row(' SIREN', '2')], 'SIREN'],
  [[row('', ''), row('', '')], null],
])('a heading that stands twice: %j', (rows, expected) => expect(headingTwice(rows)).toBe(expected));
