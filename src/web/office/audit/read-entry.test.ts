import { expect, test } from 'vitest';
import { allEndpoints } from '#server/http/call/all-calls.ts';
import { matchOfficePath } from '../paths.ts';
import type { OfficeT } from '../use-office-t.ts';
import { actionVerb } from './change-text.ts';
import { withWords } from './coded-word.ts';
import { thingHref } from './thing-href.ts';
import { valueText } from './value-text.ts';

const words = { nothing: 'nothing', yes: 'yes', no: 'no', name: (name: string) => `<${name}>` };
const format = { number: (value: number) => value.toFixed(2), dateTime: () => 'a moment' };

test.each([
  [null, 'nothing'],
  ['', 'nothing'],
  [[], 'nothing'],
  [true, 'yes'],
  [false, 'no'],
  [0, '0.00'],
  ['Lille', 'Lille'],
  ['2026-11-23', '2026-11-23'],
  ['2026-11-23T10:00:00.000Z', 'a moment'],
  [['a', 'b'], 'a, b'],
  [
    [
      { id: 1, ok: true },
      { id: 2, ok: null },
    ],
    '<id> 1.00, <ok> yes; <id> 2.00, <ok> nothing',
  ],
])('%j is written %s', (value, text) => expect(valueText(value, words, { format, timeZone: 'UTC' })).toBe(text));

const t = ((key: string) => (key.endsWith('_pending') ? 'Waiting' : key)) as OfficeT;
test.each([
  ['order', 'status', 'pending', 'Waiting'],
  ['order', 'status', 'unheard', 'unheard'],
  ['order', 'note', 'pending', 'pending'],
  ['customer', 'roles', ['pending', 'other'], ['Waiting', 'other']],
  ['review', 'status', null, null],
] as const)('of a %s, %s %j is told as %j', (kind, field, value, words) =>
  expect(withWords({ t, format: { language: 'en' } }, kind, field, value)).toEqual(words),
);

test('every write by staff has a verb', () => {
  const writes = allEndpoints.filter(
    ({ access, method, writesNothing }) =>
      access !== 'public' && access !== 'customer' && method !== 'GET' && !writesNothing,
  );
  expect(writes.map(({ name }) => name).filter((name) => !actionVerb(name) && name !== 'cancelTask')).toEqual([]);
  expect(actionVerb('mend')).toBeUndefined();
});

test.each([
  ['product', '12', '/admin/products/12'],
  ['review', '12', '/admin/reviews'],
  ['picture', '12', null],
] as const)('a %s %s stands at %s', (kind, id, href) => {
  expect(thingHref(kind, id)).toBe(href);
  if (href) expect(matchOfficePath(href.slice('/admin/'.length))).not.toBeNull();
});
