import { expect, test } from 'vitest';
import { isTaken, providerCurrencies } from './currencies.ts';
import type { ProviderName } from './provider.ts';

test.each([
  ['stripe', 'EUR', 2, 50],
  ['stripe', 'VND', 0, 1],
  ['stripe', 'JPY', 0, 50],
  ['stripe', 'KWD', 2, 10],
  ['paypal', 'EUR', 2, 1],
  ['stripe', 'HUF', 2, 175],
  ['paypal', 'HUF', 0, 1],
  ['paypal', 'TWD', 0, 100],
] as const)('%s takes %s with %i decimals, from %i', (provider, code, decimals, minimum) => {
  expect(providerCurrencies[provider][code]).toEqual({ decimals, minimum });
});

test.each<[string, ProviderName, string, number, boolean]>([
  ['a cent', 'stripe', 'EUR', 1, true],
  ['nothing', 'stripe', 'EUR', 0, false],
  ['fils that end in 0', 'stripe', 'KWD', 5120, true],
  ['fils that do not', 'stripe', 'KWD', 5124, false],
  ['whole dollars of Taiwan', 'paypal', 'TWD', 17_500, true],
  ['parts of one', 'paypal', 'TWD', 17_550, false],
  ['dongs', 'paypal', 'VND', 20_000, false],
])('%s: %s %s', (_, provider, code, cents, expected) => {
  expect(isTaken(provider, code, cents)).toBe(expected);
});

test('every currency is written with two decimals or none, and has a least amount', () => {
  for (const [code, { decimals, minimum }] of Object.values(providerCurrencies).flatMap(Object.entries)) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    expect([0, 2]).toContain(decimals);
    expect(minimum).toBeGreaterThanOrEqual(1);
  }
});
