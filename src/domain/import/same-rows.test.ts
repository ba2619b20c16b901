import { expect, test } from 'vitest';
import { type SayingRow, sameRows } from './same-rows.ts';

const row = (product: string, storeId: number, offer = '', facts = '', scaleCode?: string) => ({
  product,
  storeId,
  offer,
  facts,
  scaleCode,
});
const told = (rows: Omit<SayingRow, 'row'>[]) =>
  [...sameRows(rows.map((one, i) => ({ row: i + 2, ...one })))]
    .sort(([a], [b]) => a - b)
    .map(([, { verdict, carries }]) => verdict + (carries ? '+' : ''));

test.each<[string, Omit<SayingRow, 'row'>[], string[]]>([
  ['one row', [row('a', 1, '5')], ['own']],
  ['the same goods in two stores', [row('a', 1, '5'), row('a', 2, '6')], ['own', 'own']],
  ['the same twice', [row('a', 1, '5'), row('b', 1, '5'), row('a', 1, '5')], ['own', 'own', 'same']],
  ['two prices', [row('a', 1, '5'), row('a', 1, '6'), row('b', 1, '6')], ['duplicate', 'duplicate', 'own']],
  [
    'two alike and one else',
    [row('a', 1, '5'), row('a', 1, '5'), row('a', 1, '6')],
    ['duplicate', 'duplicate', 'duplicate'],
  ],
  ['facts of the first row', [row('a', 1, '5', 'x'), row('a', 2, '5', 'x')], ['own+', 'own']],
  ['facts of a later row', [row('a', 1, '5'), row('a', 2, '5', 'x')], ['own', 'own+']],
  ['two names in two stores', [row('a', 1, '5', 'x'), row('a', 2, '5', 'y')], ['duplicate', 'duplicate']],
  [
    'facts past a refused row',
    [row('a', 1, '5', 'x'), row('a', 1, '6', 'x'), row('a', 2, '5', 'x')],
    ['duplicate', 'duplicate', 'own+'],
  ],
  ['one scale code of two', [row('a', 1, '', 'x', '7'), row('b', 1, '', 'y', '7')], ['duplicate', 'duplicate']],
  ['one scale code of one', [row('a', 1, '', 'x', '7'), row('a', 2, '', 'x', '7')], ['own+', 'own']],
])('%s', (_, rows, expected) => expect(told(rows)).toEqual(expected));
