import { expect, test } from 'vitest';
import { defaultFeatureConfig, demoFeatureConfig, flagPaths, isFlagOn, mergeFeatureConfig } from './feature-config.ts';

test('a new shop starts with the plain pages, cash and bank transfer', () => {
  const on = flagPaths.filter((path) => isFlagOn(defaultFeatureConfig, path));
  expect(on).toEqual([
    ...['products', 'cart', 'checkout', 'profile', 'contact'].map((key) => `pages.${key}`),
    ...['allowGuestCheckout', 'forgotPassword', 'wholesaleCustomer', 'shippingAddresses'].map(
      (key) => `features.${key}`,
    ),
    ...['paymentMethods', 'productFilters', 'search'].map((key) => `features.${key}`),
    ...['discountedOnly', 'newArrivals', 'bestSellers', 'featured'].map((key) => `products.${key}`),
    'paymentMethods.bankTransfer',
    'paymentMethods.cash',
  ]);
});

test('every flag has a path', () => {
  expect(flagPaths).toHaveLength(7 + 15 + 7 + 4 + 3 + 1);
  expect(new Set(flagPaths).size).toBe(flagPaths.length);
});

test('the demo switches on these flags and no others', () => {
  const more = flagPaths.filter((path) => isFlagOn(demoFeatureConfig, path) !== isFlagOn(defaultFeatureConfig, path));
  expect(more.every((path) => isFlagOn(demoFeatureConfig, path))).toBe(true);
  const flags = ['features.notifications', 'features.orderTracking', 'features.twoFactorAuth'];
  const payments = ['paymentMethods.card', 'paymentMethods.paypal'];
  const expected = [
    ...flags,
    'pages.about',
    'pages.admin',
    ...payments,
    'products.ratings',
    'products.reviews',
    'versions.v2',
  ];
  expect(more.toSorted()).toEqual(expected);
});

test.each([null, undefined, 'text', 7, [], {}, { pages: null, features: 'all' }])(
  '%j stored gives the defaults',
  (stored) => {
    expect(mergeFeatureConfig(stored)).toEqual(defaultFeatureConfig);
  },
);

test('stored flags win; unknown keys and values that are no booleans are dropped', () => {
  const stored = JSON.parse(`{
    "pages": { "about": true, "cart": "no", "secret": true },
    "features": { "search": false, "notifications": 1, "__proto__": { "developmentMode": true } },
    "extra": { "a": true }
  }`);
  const merged = mergeFeatureConfig(stored);
  expect(merged).toEqual({
    ...defaultFeatureConfig,
    pages: { ...defaultFeatureConfig.pages, about: true },
    features: { ...defaultFeatureConfig.features, search: false },
  });
});

test('what is asked for changes the flags that it names alone', () => {
  const after = mergeFeatureConfig({ pages: { admin: false } }, demoFeatureConfig);
  expect(after).toEqual({ ...demoFeatureConfig, pages: { ...demoFeatureConfig.pages, admin: false } });
});

test('merging changes no defaults and goes round', () => {
  const before = structuredClone(defaultFeatureConfig);
  expect(mergeFeatureConfig(demoFeatureConfig)).toEqual(demoFeatureConfig);
  expect(defaultFeatureConfig).toEqual(before);
});
