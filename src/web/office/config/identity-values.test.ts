import { expect, test } from 'vitest';
import { headingTwice, identityInput } from './identity-values.ts';

const row = (label: string, value: string) => ({ label, value });

test('what did not change is not sent, and empty rows are none', () => {
  expect(identityInput({ name: 'Ana' }, 'en')).toEqual({ name: 'Ana' });
  expect(identityInput({ legalNumbers: [row('SIREN ', '1'), row('', ' '), row('RCS', '')] }, 'en')).toEqual({
    legalNumbers: { SIREN: '1', RCS: '' },
  });
  expect(identityInput({ foundedIn: ' 1998 ' }, 'en')).toEqual({ foundedIn: 1998 });
  expect(identityInput({ foundedIn: '' }, 'en')).toEqual({ foundedIn: null });
  expect(identityInput({ weighedMarginPercent: '20' }, 'en')).toEqual({ weighedMarginPercent: 20 });
  expect(identityInput({ weighedMarginPercent: '' }, 'en')).toEqual({ weighedMarginPercent: '' });
  expect(identityInput({ mostOrdersARun: '12', figuresByPicker: true }, 'fr')).toEqual({
    mostOrdersARun: 12,
    figuresByPicker: true,
  });
  expect(identityInput({ scaleBarcodes: '21IIIIIPPPPPC\n\n 22IIIIIWWWWWC ' }, 'fr')).toEqual({
    scaleBarcodes: ['21IIIIIPPPPPC', ' 22IIIIIWWWWWC '],
  });
  expect(identityInput({ foundedIn: 'long ago' }, 'en')).toEqual({ foundedIn: 'long ago' });
});

test.each([
  [[row('SIREN', '1'), row('RCS', '2')], null],
  [[row('SIREN', '1'), row(' SIREN', '2')], 'SIREN'],
  [[row('', ''), row('', '')], null],
])('a heading that stands twice: %j', (rows, expected) => expect(headingTwice(rows)).toBe(expected));
