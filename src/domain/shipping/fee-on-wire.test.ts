import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { feeFromDecimal, feeToDecimal } from './fee-on-wire.ts';
import { notAvailableFeeCents } from './shipping-rule.ts';

describe.each([0, 2, 3])('with %i decimals', (decimals) => {
  test('1000 on the wire says that there is no delivery', () => {
    expect(feeFromDecimal(1000, decimals)).toBe(notAvailableFeeCents);
    expect(feeToDecimal(notAvailableFeeCents, decimals)).toBe(1000);
  });

  test('a fee survives the wire', () => {
    // Of a currency without decimals 1000 is the marker's own, and no fee.
    const fees = fc.integer({ min: 0, max: 90_000 }).filter((cents) => decimals > 0 || cents !== 1000);
    fc.assert(
      fc.property(fees, (cents) => {
        expect(feeFromDecimal(feeToDecimal(cents, decimals), decimals)).toBe(cents);
      }),
    );
  });
});
