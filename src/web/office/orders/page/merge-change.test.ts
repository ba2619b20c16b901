import { expect, test } from 'vitest';
import { fieldConflictsOf } from '../../form/changed-values.ts';
import type { OrderLine } from '../write/order-line.ts';
import { type Editable, mergeChange, partsOf, takePart } from './merge-change.ts';

const contact = {
  customer_name: 'Lan',
  customer_email: 'lan@shop.example',
  customer_phone: '+33 6 39 98 00 12',
  shipping_address: '12 rue des Lilas',
  shipping_city: 'Paris',
  shipping_postal_code: '75013',
};
const line = (productId: number, quantity: number): OrderLine => ({
  productId,
  quantity,
  name: `Product ${productId}`,
  unit: 'P',
  substitution: null,
});
const order = (note: string, ...quantities: [id: number, quantity: number][]): Editable => {
  return { note, slotId: null, contact, lines: quantities.map(([id, quantity]) => line(id, quantity)) };
};
const base = order('Ring twice', [1, 1], [2, 2]);

test.each([
  ['nothing typed: as it is saved', base, order('At noon', [1, 5], [3, 1]), order('At noon', [1, 5], [3, 1])],
  ['nothing saved: as it was typed', order('', [1, 4]), base, order('', [1, 4])],
  ['other lines: both', order('Ring twice', [1, 9], [2, 2]), order('Ring twice', [1, 1]), order('Ring twice', [1, 9])],
  [
    'goods typed, the note saved: both',
    order('Ring twice', [1, 1], [2, 2], [3, 1]),
    order('At noon', [1, 1], [2, 2]),
    order('At noon', [1, 1], [2, 2], [3, 1]),
  ],
  ['the same line: as it was typed', order('', [1, 3], [2, 2]), order('', [1, 7], [2, 2]), order('', [1, 3], [2, 2])],
  [
    'taken out by one, raised by the other',
    order('Ring twice', [1, 3], [2, 2]),
    order('', [2, 2]),
    order('', [2, 2], [1, 3]),
  ],
  [
    'taken out here, raised there',
    order('Ring twice', [2, 2]),
    order('Ring twice', [1, 6], [2, 2]),
    order('Ring twice', [2, 2]),
  ],
])('%s', (_, mine, fresh, expected) => expect(mergeChange({ base, mine, fresh })).toEqual(expected));

test('a slot that was chosen stays, else it is the one that is saved', () => {
  const at = (slotId: number | null) => ({ ...base, slotId });
  expect(mergeChange({ base: at(1), mine: at(2), fresh: at(3) }).slotId).toBe(2);
  expect(mergeChange({ base: at(1), mine: at(1), fresh: at(3) }).slotId).toBe(3);
  expect(takePart(at(2), 'slot', at(3)).slotId).toBe(3);
  const [first, second, third] = [at(1), at(2), at(3)].map((one) => partsOf(one, [base]));
  expect(fieldConflictsOf({ base: first ?? {}, mine: second ?? {}, fresh: third ?? {} })).toMatchObject([
    { path: ['slot'], mine: 2, fresh: 3 },
  ]);
});

test('of contact and address each field is as it was typed, else as it is saved', () => {
  const at = (more: object) => ({ ...base, contact: { ...contact, ...more } });
  const [mine, fresh] = [at({ shipping_city: 'Lyon' }), at({ shipping_city: 'Nice', customer_name: 'Odile' })];
  const expected = { ...contact, shipping_city: 'Lyon', customer_name: 'Odile' };
  expect(mergeChange({ base, mine, fresh }).contact).toEqual(expected);
  expect(takePart(mine, 'shipping_city', fresh).contact.shipping_city).toBe('Nice');
});

test('what both have changed is told, and can be taken as it is saved', () => {
  const mine = order('Ring twice', [1, 3], [4, 1]);
  const fresh = order('At noon', [1, 7], [2, 2]);
  const all = [base, mine, fresh];
  const [first, second, third] = [partsOf(base, all), partsOf(mine, all), partsOf(fresh, all)];
  expect(fieldConflictsOf({ base: first, mine: second, fresh: third })).toMatchObject([
    { path: ['1'], isMine: true },
    { path: ['note'], isMine: false },
  ]);
  expect(takePart(mine, '1', fresh)).toEqual(order('Ring twice', [1, 7], [4, 1]));
  expect(takePart(mine, '2', fresh)).toEqual(order('Ring twice', [1, 3], [4, 1], [2, 2]));
  expect(takePart(mine, '4', fresh)).toEqual(order('Ring twice', [1, 3]));
  expect(takePart(mine, 'note', fresh)).toEqual(order('At noon', [1, 3], [4, 1]));
});
