import { expect, test } from 'vitest';
import { localPath } from './local-path.ts';

test.each([
  ['/checkout', '/checkout'],
  ['/orders?orderId=7', '/orders?orderId=7'],
  ['/products?search=phở', '/products?search=ph%E1%BB%9F'],
  ['/a/../orders', '/orders'],
  // An escape stays one: it names a path here.
  ['/%2f%2felsewhere.example', '/%2f%2felsewhere.example'],
  ['/%5celsewhere.example', '/%5celsewhere.example'],
  ['/@elsewhere.example', '/@elsewhere.example'],
])('%s leads on to %s', (address, to) => {
  expect(localPath(address)).toBe(to);
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
  '\\\\elsewhere.example/',
  '///elsewhere.example/',
  '/\n/elsewhere.example/',
  'https:elsewhere.example',
  'https:/elsewhere.example',
  '%2f%2felsewhere.example',
  '@elsewhere.example',
  'data:text/html,<script>1</script>',
  'JaVaScRiPt:alert(1)',
  '/\t/elsewhere.example/',
  '/..//elsewhere.example/',
  'javascript:alert(1)',
  ' /orders',
])('%j leads home', (address) => {
  expect(localPath(address)).toBe('/');
});
