import { expect, test } from 'vitest';
import { defaultFeatureConfig } from '#domain/access/feature-config.ts';
import { shownTabs, tabAddress, tabOf } from './profile-tabs.ts';

const withFeatures = (changes: Partial<typeof defaultFeatureConfig.features>) => ({
  features: { ...defaultFeatureConfig.features, ...changes },
});
const all = withFeatures({ shippingAddresses: true, paymentMethods: true, notifications: true });
const none = withFeatures({ shippingAddresses: false, paymentMethods: false, notifications: false });

test('profile and security are always there, the others under their flags', () => {
  expect(shownTabs(all)).toEqual(['profile', 'addresses', 'payment', 'notifications', 'security']);
  expect(shownTabs(none)).toEqual(['profile', 'security']);
  expect(shownTabs(withFeatures({}))).toEqual(['profile', 'addresses', 'payment', 'security']);
});

test.each([
  [null, all, 'profile'],
  ['security', none, 'security'],
  ['addresses', all, 'addresses'],
  ['addresses', none, 'profile'],
  ['payment', none, 'profile'],
  ['notifications', none, 'profile'],
  ['billing', all, 'profile'],
] as const)('%s asked for: an unknown or disabled tab falls back to profile', (value, flags, tab) => {
  expect(tabOf(value, flags)).toBe(tab);
});

test('a tab stays on the address of its page', () => {
  expect(tabAddress('profile', '/profile/settings')).toBe('/profile/settings');
  expect(tabAddress('security')).toBe('/profile?tab=security');
});
