import { expect, test } from 'vitest';
import { splitName } from './name.ts';

test.each([
  ['Jean-Pierre Martin', 'Jean-Pierre', 'Martin'],
  ['Nguyễn Thị Minh', 'Nguyễn', 'Thị Minh'],
  ['  Zoé   de  Witt ', 'Zoé', 'de Witt'],
  ['Cher', 'Cher', ''],
  ['', '', ''],
])('%j is %j and %j', (name, firstName, lastName) => {
  expect(splitName(name)).toEqual({ firstName, lastName });
});
