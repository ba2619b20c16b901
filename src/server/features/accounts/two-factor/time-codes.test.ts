import { generate } from 'otplib';
import { expect, test } from 'vitest';
import { makeTimeSecret, stepOfCode } from './time-codes.ts';

// A step begins here.
const start = Date.UTC(2026, 2, 2, 9, 0, 0);
const at = (seconds: number) => new Date(start + seconds * 1000);
const { secret, otpauthUrl } = makeTimeSecret('Panier: Nancy', 'a+b@panier.example');
const codeAt = (seconds: number) => generate({ secret, epoch: (start + seconds * 1000) / 1000 });

test('the app is told who asks, and for whom', () => {
  const url = new URL(otpauthUrl);
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp']);
  expect(url.searchParams.get('secret')).toBe(secret);
  expect(url.searchParams.get('issuer')).toBe('Panier: Nancy');
  expect(decodeURIComponent(url.pathname)).toContain('a+b@panier.example');
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

test.each([
  ['at its first moment', 0, true],
  ['at its last', 29.9, true],
  ['five seconds late', 34.9, true],
  ['six seconds late', 36, false],
  ['a whole step late', 60, false],
  ['before its time', -0.1, false],
])('a code %s', async (_, seconds, isRight) => {
  const step = await stepOfCode(secret, await codeAt(0), { lastStep: 0, now: at(seconds) });
  expect(step).toBe(isRight ? start / 30_000 : null);
});

test('a code is good once, and so is one before it', async () => {
  const step = start / 30_000;
  expect(await stepOfCode(secret, await codeAt(0), { lastStep: step, now: at(1) })).toBeNull();
  expect(await stepOfCode(secret, await codeAt(-30), { lastStep: step, now: at(1) })).toBeNull();
  expect(await stepOfCode(secret, await codeAt(-30), { lastStep: step - 2, now: at(1) })).toBe(step - 1);
});

test.each(['', '12345', '1234567', 'abcdef', '１２３４５６', ' 12345', '-12345'])('%j is no code', async (code) => {
  expect(await stepOfCode(secret, code, { lastStep: 0, now: at(0) })).toBeNull();
});
