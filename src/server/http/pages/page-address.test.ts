import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

test.each([
  ['/', '/'],
  ['/products?search=riz', '/products?search=riz'],
  ['//evil.example/a', '/evil.example/a'],
  ['/\\evil.example/a', '/evil.example/a'],
  ['///evil.example', '/evil.example'],
  ['/\t/evil.example', '/evil.example'],
  ['//[', '/['],
  ['/.//evil.example', '/evil.example'],
  ['/a/..//evil.example?b', '/evil.example?b'],
  ['http://evil.example/a?b=1', '/a?b=1'],
  ['http://evil.example', '/'],
  ['HTTPS:\\\\evil.example\\a', '/a'],
  ['javascript:alert(1)', '/javascript:alert(1)'],
  ['/a?b=http://evil.example', '/a?b=http://evil.example'],
])('%s is the page %s of this shop', (target, path) => {
  expect(pageAddress('https://shop.example', target).href).toBe(`https://shop.example${path}`);
});
