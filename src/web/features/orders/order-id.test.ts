import { expect, test } from 'vitest';
import { orderIdOf } from './order-id.ts';

test.each([
  ['12', 12],
  ['2147483647', 2_147_483_647],
  ['2147483648', null],
  ['99999999999999999999', null],
  ['abc', null],
  ['12abc', null],
  ['0', null],
  ['012', null],
  ['-1', null],
  ['1.5', null],
  ['1e3', null],
  ['0x10', null],
  [' 1', null],
  ['', null],
])('the address “%s” names the order %s', (text, id) => {
  expect(orderIdOf(text)).toBe(id);
});
