import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/checkout', '/checkout'],
  ['/orders?orderId=7', '/orders?orderId=7'],
  ['/products?search=phở', '/products?search=ph%E1%BB%9F'],
  ['/a/../orders', '/orders'],
])('%s leads on to %s', (asked, to) => {
  expect(localPath(asked)).toBe(to);
});

test.each([
  null,
  undefined,
  '',
  'orders',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '//elsewhere.example/orders',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/..//elsewhere.example/',
  'javascript:alert(1)',
  ' /orders',
])('%j leads home', (asked) => {
  expect(localPath(asked)).toBe('/');
});
