import type { ProfileWords } from '../fr/profile.ts';

export const profile = {
  title: 'My account',
  parts: 'Account sections',
  tab_profile: 'Personal information',
  tab_addresses: 'Shipping addresses',
  tab_payment: 'Payment methods',
  tab_notifications: 'Notification preferences',
  tab_security: 'Security settings',
  ownData: 'Your data',
  exportText: 'Everything we keep about you, in one file: profile, addresses, orders, reviews.',
  export: 'Download my data',
  exportFailed: 'The download failed',
  eraseTitle: 'Delete the account',
  eraseText: 'Your account and your data are erased for good. Nobody can bring them back.',
  erase: 'Delete my account…',
  eraseForGood: 'Delete for good',
  eraseGone: 'Your profile, addresses, payment methods, reviews and basket are erased; any store credit is lost.',
  eraseOrders: 'An order that nobody has begun to prepare is cancelled. An order in preparation still reaches you.',
  eraseKept:
    'The law has us keep past orders for ten years: their number, dates and amounts, without your name or address.',
  eraseSure: 'I understand that my account will be erased.',
  eraseTick: 'Tick this box to continue.',
  eraseLastRole: 'You are the last person to hold a role in the shop. Give it to somebody else first.',
  erased: 'Account deleted',
  erasedText: 'Your data have been erased.',
} satisfies ProfileWords;
