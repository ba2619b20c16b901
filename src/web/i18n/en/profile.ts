import type { ProfileWords } from '../fr/profile.ts';

export const profile = {
  title: 'My account',
  parts: 'Account sections',
  tab_profile: 'Personal information',
  tab_addresses: 'Shipping addresses',
  tab_payment: 'Payment methods',
  tab_notifications: 'Notification preferences',
  tab_security: 'Security settings',
} satisfies ProfileWords;
