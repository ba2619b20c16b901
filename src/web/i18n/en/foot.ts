import type { FootWords } from '../fr/foot.ts';

export const foot: FootWords = {
  promise: 'Your neighbourhood groceries, delivered or ready to collect.',
  quickLinks: 'Quick links',
  customerService: 'Customer service',
  onNetwork: '{{name}} on {{network}}',
  legal: 'Legal notice',
  terms: 'Terms',
  privacy: 'Privacy',
  accessibility: 'Accessibility',
  withdrawal: 'Withdraw here',
  paidBy: 'Pay by {{names}}',
  copyright: '© {{years}} {{name}}. Prices include VAT and apply while each store’s stock lasts.',
};
