import { expect, test } from 'vitest';
import { splitPersonal } from './split-personal.ts';
import type { ThingKind } from './thing-kind.ts';

test.each<[ThingKind, string[], string[]]>([
  ['customer', ['roles', 'status', 'customerType'], ['name', 'email', 'phone', 'address', 'taxNumber', 'unheardOf']],
  ['order', ['status', 'items', 'totalIncludeGst'], ['customerName', 'shippingAddress', 'deliveryNote', 'note']],
  ['message', ['status'], ['message', 'answer']],
  ['review', ['status'], ['answer']],
  ['savedView', ['list', 'shared'], ['name', 'query']],
  ['product', ['names.fr', 'price', 'supplier'], []],
  ['shop', ['email', 'legalNumbers.siret'], []],
])('of a %s', (thing, plain, personal) => {
  const all = Object.fromEntries([...plain, ...personal].map((name) => [name, ['a', 'b'] as [string, string]]));
  const split = splitPersonal(thing, all);
  expect(Object.keys(split.plain).sort()).toEqual(plain.toSorted());
  expect(Object.keys(split.personal).sort()).toEqual(personal.toSorted());
});
