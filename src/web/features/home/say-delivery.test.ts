import { expect, test } from 'vitest';
import type { Store } from '#contract/stores/stores.ts';
import { sayDelivery } from './say-delivery.ts';

type Rule = Store['shippingRules'][number];
const rule = (postalCode: string, orderAmount: number, fee: number): Rule => ({
  postalCode,
  orderAmount,
  deliveryFeeForRetail: fee,
  deliveryFeeForWholesale: 0,
});
const own = [rule('75013', 30, 3.9), rule('75013', 50, 1.9), rule('75013', 50, 0)];
const parcel = [rule('*****', 100, 12.9), rule('*****', 100, 0)];
const refused = (code: string, amount = 30) => rule(code, amount, 1000);
const near = 'Delivery around the store (75013): €1.90 to €3.90, free from €50.00.';
const elsewhere = 'Delivery elsewhere: €12.90, free from €100.00.';

test.each<[string, Rule[], [near: string, whole: string]]>([
  ['its own zone, then all others', [...own, ...parcel], [near, `${near} ${elsewhere}`]],
  [
    'its own zone by a prefix, where only codes are served',
    [rule('75*', 30, 3.9), refused('75116'), rule('K1A*', 30, 3.9), refused('*****')],
    ['Delivery around the store (75013): €3.90, free from €30.00.', 'Panier delivers to 75xxx, K1A xxx.'],
  ],
  ['its own zone, where only codes are served', [...own, refused('*****')], [near, 'Panier delivers to 75013.']],
  [
    'codes elsewhere alone',
    [rule('75020', 0, 0), refused('*****')],
    Array(2).fill('Panier delivers to 75020.') as [string, string],
  ],
  ['all others alone, where its own zone is refused', [refused('75013'), ...parcel], [elsewhere, elsewhere]],
  [
    'everywhere on the same terms',
    parcel,
    [
      'Delivery around the store (75013): €12.90, free from €100.00.',
      'Delivery everywhere: €12.90, free from €100.00.',
    ],
  ],
  [
    'from an amount on',
    [refused('75013', 45), rule('75013', 90, 6.9), refused('*****')],
    Array(2).fill('Pickup at Panier, free of charge.') as [string, string],
  ],
  [
    'free',
    [rule('75013', 0, 0), refused('*****')],
    ['Delivery around the store (75013): free delivery.', 'Panier delivers to 75013.'],
  ],
])('%s', async (_, shippingRules, [expected, whole]) => {
  const store = { name: 'Panier', allowDelivery: true, shippingRules, address: { postalCode: '75013' } } as Store;
  expect(await sayDelivery(store, 'EUR', 'en')).toMatchObject({ near: expected, whole });
});

test('a store that delivers nowhere says where to collect', async () => {
  const store = { name: 'Panier', allowDelivery: false, shippingRules: own, address: { postalCode: '75013' } } as Store;
  const said = 'Pickup at Panier, free of charge.';
  expect(await sayDelivery(store, 'EUR', 'en')).toEqual({ isPickup: true, near: said, whole: said });
});
