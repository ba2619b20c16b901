/** Where an entry of the outbox stands: done, still to be tried, or given up after too many failures. */
export const outboxStates = ['waiting', 'sent', 'dead'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** What is mailed to somebody about their account. */
export const accountMailKinds = [
  'verify-email',
  'reset-password',
  'account-opened',
  'password-changed',
  'email-change-asked',
  'email-changed',
  'wholesale-approved',
  'wholesale-refused',
  'two-factor-on',
  'two-factor-off',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
] as const;

/** What the outbox holds; each has words `admin.outbox.kind_…`. A test holds the list to what the server does. */
export const outboxKinds = [
  'order-confirmation',
  'order-changed',
  'order-moved',
  'order-sms',
  'order-push',
  'substitute-asked',
  'payment-waiting',
  'payment-expired',
  'payment-released',
  'payment-needed',
  'payment-unused',
  'payment-refused',
  ...accountMailKinds,
  'message-to-shop',
  'withdrawal-received',
  'message-answered',
  'weekly-offers',
  'invariants-broken',
  'webhook-given-up',
  'nightly-import-faulty',
  'product-recall',
  'invoice-pdf',
  'order-invoice',
  'erase-files',
] as const;
export type OutboxKind = (typeof outboxKinds)[number];
