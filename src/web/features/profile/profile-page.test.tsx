import { expect, test } from 'vitest';
import type { Profile } from '#contract/accounts/accounts.ts';
import type { ShopStore } from '#web/shared/shop/shop.ts';
import { readText, renderPart, tagsOf } from '#web/testing/render-part.tsx';
import { PersonalForm } from './personal/personal-form.tsx';
import { ProfileNav } from './profile-nav.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { shownTabs } from './profile-tabs.ts';
import { SecurityTab } from './security/security-tab.tsx';

test('the sidebar names the five parts of the account', async () => {
  const on = { shippingAddresses: true, paymentMethods: true, notifications: true };
  const tabs = shownTabs({ features: on as Parameters<typeof shownTabs>[0]['features'] });
  const html = await renderPart(<ProfileNav tabs={tabs} active="payment" pathname="/profile" />);
  const items = (html.match(/<li.*?<\/li>/g) ?? []).map(readText);
  expect(items).toEqual([
    'Personal information',
    'Shipping addresses',
    'Payment methods',
    'Notification preferences',
    'Security settings',
  ]);
  expect(tagsOf(html, 'a').filter((tag) => tag.includes('aria-current="page"'))).toHaveLength(1);
});

test.each([
  ['fr', 'Chargement…'],
  ['en', 'Loading…'],
  ['vi', 'Đang tải…'],
] as const)('while the profile loads a text in %s says so', async (language, says) => {
  const html = await renderPart(<ProfileSkeleton />, { language });
  expect(html).toMatch(/^<div role="status"/);
  expect(html).not.toContain('sr-only');
  expect(readText(html)).toBe(says);
});

const profile = {
  name: 'Ana Petit',
  email: 'ana@panier.example',
  phoneNumber: '0612345678',
  address: '1 rue A',
  bio: 'Hello',
  postalCode: '75013',
  city: 'Paris',
  default_store_id: 2,
} as Profile;
const stores = [1, 2, 3].map((id) => ({ id, name: `Store ${id}` }) as ShopStore);

test('the personal data have their fields, the default store from the list of stores', async () => {
  const form = <PersonalForm profile={profile} onSaved={() => undefined} onCancel={() => undefined} />;
  const html = await renderPart(form, { shop: { stores } });
  const names = [...html.matchAll(/<(?:input|select|textarea)\b[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual([
    'name',
    'contact_email',
    'phone_number',
    'address',
    'postal_code',
    'city',
    'default_store_id',
    'bio',
  ]);
  const options = [...html.matchAll(/<option\b([^>]*)>(.*?)<\/option>/g)].map(([, marks = '', name]) => [
    name,
    marks.includes('selected'),
  ]);
  expect(options).toEqual([
    ['None', false],
    ['Store 1', false],
    ['Store 2', true],
    ['Store 3', false],
  ]);
  expect(html).toMatch(/<button\b[^>]*type="submit"[^>]*>(<[^>]*>)*Save</);
});

test.each([true, false])('the second factor stands on the security tab while its flag is on: %s', async (isOn) => {
  const html = await renderPart(<SecurityTab />, { flags: { features: { twoFactorAuth: isOn } } });
  expect(readText(html).includes('Two-factor authentication')).toBe(isOn);
  for (const name of ['old_password', 'password', 'confirmPassword']) expect(html).toContain(`name="${name}"`);
});
