import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findCanaries } from './suite-logs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'panier-logs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['{"msg":"request failed","err":{"message":"column x does not exist"}}', []],
  ['  Demo accounts: shopper@panier.example — password Panier2024\n{}', []],
  ['{"body":{"password":"Panier2024"}}', ['a password']],
  ['authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc', ['an access token']],
  ['params: zoe@panier.example', ['an email address']],
  ['GET /order/track?email=zoe%40panier.example', ['an email address']],
  ['12 rue des Lilas, 75013 Paris', ['a street address']],
  ['{"last4":"4242 4242 4242 4242"}', ['a card number']],
  ['$argon2id$v=19$m=19456', ['a hash of a password']],
])('%s', (line, kinds) => {
  writeFileSync(join(folder, 'a.log'), `${line}\n`);
  expect(findCanaries(folder)).toMatchObject({ lines: 1, found: kinds.map((what) => ({ what })) });
});

test('a folder that is not there has no lines', () => {
  expect(findCanaries(join(folder, 'none'))).toEqual({ lines: 0, found: [] });
});
