import { expect, test } from 'vitest';
import { decrypt, encrypt } from './encrypted.ts';

const secret = new TextEncoder().encode('a secret of a shop, long enough');
const mine = { purpose: 'test', owner: '7' };

test('a text comes back, and looks different each time', () => {
  const [one, other] = [encrypt(secret, mine, 'JBSWY3DP'), encrypt(secret, mine, 'JBSWY3DP')];
  expect(one).not.toBe(other);
  expect([decrypt(secret, mine, one), decrypt(secret, mine, other)]).toEqual(['JBSWY3DP', 'JBSWY3DP']);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DP');
});

test.each([
  ['another owner', secret, { ...mine, owner: '8' }],
  ['another purpose', secret, { ...mine, purpose: 'other' }],
  ['another shop', new TextEncoder().encode('a secret of another shop'), mine],
])('%s cannot read it', (_, key, whose) => {
  expect(() => decrypt(key, whose, encrypt(secret, mine, 'JBSWY3DP'))).toThrow();
});

test('one changed bit is noticed, and so is a shortened one', () => {
  const bytes = Buffer.from(encrypt(secret, mine, 'JBSWY3DP'), 'base64url');
  for (let at = 0; at < bytes.length; at++) {
    const altered = Buffer.from(bytes);
    altered[at] = (altered[at] ?? 0) ^ 1;
    expect(() => decrypt(secret, mine, altered.toString('base64url'))).toThrow();
  }
  expect(() => decrypt(secret, mine, bytes.subarray(0, 20).toString('base64url'))).toThrow();
});
