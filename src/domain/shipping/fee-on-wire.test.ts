import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostOrderCents } from '#domain/money/currency.ts';
import { feeFromDecimal, feeToDecimal } from './fee-on-wire.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

describe.each([0, 2, 3])('with %i decimals', (decimals) => {
  test('1000 on the wire says that there is no delivery', () => {
    expect(feeFromDecimal(1000, decimals)).toBe(notAvailableFeeCents);
    expect(feeToDecimal(notAvailableFeeCents, decimals)).toBe(1000);
  });

  test('a fee survives the wire', () => {
    // 1000 of a currency is the marker's own, and no fee.
    const fees = fc
      .oneof(fc.constantFrom(100_000, mostOrderCents), fc.integer({ min: 0, max: mostOrderCents }))
      .filter((cents) => cents !== 1000 * 10 ** decimals);
    fc.assert(
      fc.property(fees, (cents) => {
        expect(feeFromDecimal(feeToDecimal(cents, decimals), decimals)).toBe(cents);
      }),
    );
  });
});
