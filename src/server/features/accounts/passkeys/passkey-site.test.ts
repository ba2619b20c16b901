import { expect, test } from 'vitest';
import { passkeySite } from './passkey-site.ts';

test.each([
  ['https://shop.example', 'shop.example', 'https://shop.example'],
  ['https://shop.example:8443', 'shop.example', 'https://shop.example:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('a shop at %s has passkeys of %s', (publicUrl, rpID, origin) => {
  expect(passkeySite({ publicUrl })).toEqual({ rpID, origin });
});
