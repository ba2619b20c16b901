import { describe, expect, test } from 'vitest';
import { updateStore } from '#contract/stores/staff-stores.schema.ts';
import { mostOrderCents } from '#domain/money/currency.ts';
import { storeQualifies } from '#domain/shipping/delivering-store.ts';
import { deliveryFee, notAvailableFeeCents } from '#domain/shipping/shipping-rule.ts';
import { outsideHours } from '#domain/slot/pickup-hours.ts';
import { demoStores, shippingRulesOf } from './stores.ts';

const elsewhere = '29200';
const amounts = [100, 5000, 12_000, 500_000, mostOrderCents];
const [paris, ...others] = demoStores.map((store) => ({ ...store, shippingRules: shippingRulesOf(store) }));

test('Paris sends anywhere, at the price of a parcel', () => {
  if (!paris) throw new Error('The demo has no store');
  expect(storeQualifies(paris, elsewhere)).toBe(true);
  const feeTo = (code: string, amount: number) => deliveryFee(paris.shippingRules, code, amount, 'retail');
  expect(feeTo(elsewhere, 5000)).toEqual({ available: true, feeCents: 1290 });
  expect(feeTo(paris.postalCode, 5000)).toEqual({ available: true, feeCents: 0 });
});

test.each(demoStores)('$name is as the form of its staff takes it', ({ rules }) => {
  const shippingRules = rules.map(({ postalCode, orderAmount, retail, wholesale }) => ({
    postalCode,
    orderAmount,
    deliveryFeeForRetail: retail,
    deliveryFeeForWholesale: wholesale,
  }));
  expect(updateStore.input.safeParse({ id: 1, shippingRules }).error).toBeUndefined();
});

test.each(demoStores)(
  '$name has slots on every day of its week, each within its hours, half of them or more without a fee',
  ({ slots, hours }) => {
    const all =
      slots?.windows.flatMap(({ weekdays, ...one }) => weekdays.map((weekday) => ({ ...one, weekday }))) ?? [];
    expect(new Set(all.map(({ weekday }) => weekday))).toEqual(new Set(hours.map(({ weekday }) => weekday)));
    expect(all.filter((one) => outsideHours(one, hours) !== null)).toEqual([]);
    expect(all.filter(({ fee }) => fee > 0).length).toBeLessThanOrEqual(all.length / 2);
  },
);

describe.each(others)('$name', (store) => {
  test('refuses outside its region, whatever is ordered', () => {
    expect(
      store.shippingRules.some((rule) => rule.postalCode === '*****' && rule.feeRetailCents === notAvailableFeeCents),
    ).toBe(true);
    expect(storeQualifies(store, elsewhere)).toBe(false);
    for (const amount of amounts)
      expect(deliveryFee(store.shippingRules, elsewhere, amount, 'retail')).toEqual({ available: false });
  });

  test('serves its own town, if any', () => {
    expect(storeQualifies(store, store.postalCode)).toBe(store.allowDelivery);
  });
});
