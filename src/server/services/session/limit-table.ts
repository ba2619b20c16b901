import type { Limit } from './limits.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** What is counted apart: a network (`networkOf`), an e-mail address (`mailboxOf`), an account, another thing, or all of the shop. */
type Per = 'network' | 'mailbox' | 'account' | 'account and network' | 'order number' | 'sign-in' | 'slot' | 'shop';

/** What happens beyond it: 429 with Retry-After, the same answer without the mail, a mail that waits, or an end to the sign-in. */
type Beyond = '429' | 'silent' | 'mail waits' | 'starts again';

/** A limit of tries in a window, or of what stands at one moment (`seconds` null). */
type Row = Omit<Limit, 'seconds'> & {
  readonly seconds: number | null;
  readonly per: Per;
  readonly beyond: Beyond;
  readonly why: string;
};

/** Every limit of the shop upon how often or how much somebody does something. Other files take their numbers from here. */
export const limits = {
  // Signing in.
  loginPair: {
    ...{ name: 'login-pair', tries: 10, seconds: 15 * minute, per: 'account and network', beyond: '429' },
    why: 'Wrong passwords of one account from one network: more than anybody mistypes.',
  },
  loginNetwork: {
    ...{ name: 'login-address', tries: 28, seconds: 15 * minute, per: 'network', beyond: '429' },
    why: 'Wrong passwords of whatever account: the 30th at the latest is refused.',
  },
  loginAccount: {
    ...{ name: 'login-account', tries: 100, seconds: day, per: 'account', beyond: '429' },
    why: 'Wrong passwords of one account from many networks. The owner is not held up where they were right before.',
  },
  loginKnown: {
    ...{ name: 'login-known', tries: 0, seconds: 90 * day, per: 'account and network', beyond: '429' },
    why: 'No limit: remembers where somebody was right, so that others cannot lock them out there.',
  },
  factorPair: {
    ...{ name: 'factor-pair', tries: 10, seconds: 15 * minute, per: 'account and network', beyond: '429' },
    why: 'Wrong codes of a second factor, as wrong passwords.',
  },
  factorNetwork: {
    ...{ name: 'factor-address', tries: 28, seconds: 15 * minute, per: 'network', beyond: '429' },
    why: 'Wrong codes of a second factor, as wrong passwords.',
  },
  factorAccount: {
    ...{ name: 'factor-account', tries: 100, seconds: day, per: 'account', beyond: '429' },
    why: 'Wrong codes of a second factor, as wrong passwords.',
  },
  factorKnown: {
    ...{ name: 'factor-known', tries: 0, seconds: 90 * day, per: 'account and network', beyond: '429' },
    why: 'No limit: remembers where somebody was right, as with passwords.',
  },
  challengeCodes: {
    ...{ name: 'challenge-codes', tries: 5, seconds: null, per: 'sign-in', beyond: 'starts again' },
    why: 'Six digits: the password has to be given again before more of them are guessed.',
  },
  passkeyAsk: {
    ...{ name: 'passkey-ask', tries: 600, seconds: hour, per: 'network', beyond: '429' },
    why: 'Each opened sign-in form asks for one; a row is kept for each.',
  },
  passkeyTry: {
    ...{ name: 'passkey-try', tries: 60, seconds: 15 * minute, per: 'network', beyond: '429' },
    why: 'A signature cannot be guessed; checking one costs a little.',
  },
  socialBegin: {
    ...{ name: 'social-begin', tries: 200, seconds: hour, per: 'network', beyond: '429' },
    why: 'Each is a row that is kept for ten minutes.',
  },
  // Accounts and their mails.
  register: {
    ...{ name: 'register', tries: 1000, seconds: hour, per: 'network', beyond: '429' },
    why: 'Each hashes a password. Everybody of an office may open an account at once.',
  },
  registerTaken: {
    ...{ name: 'register-taken', tries: 20, seconds: hour, per: 'network', beyond: '429' },
    why: 'Each refusal discloses that an address has an account; a new one is taken all the same.',
  },
  forgotNetwork: {
    ...{ name: 'forgot-address', tries: 50, seconds: hour, per: 'network', beyond: '429' },
    why: 'Nobody has that many mailboxes mailed; an office shares one network.',
  },
  forgotMailbox: {
    ...{ name: 'forgot-account', tries: 5, seconds: hour, per: 'mailbox', beyond: 'silent' },
    why: 'A mailbox is not flooded; that there is an account is not disclosed.',
  },
  mailedLink: {
    ...{ name: 'mailed-link', tries: 300, seconds: hour, per: 'network', beyond: '429' },
    why: 'Tokens of mailed links shown. They cannot be guessed; looking for one costs a little.',
  },
  oldPassword: {
    ...{ name: 'old-password', tries: 10, seconds: 15 * minute, per: 'account', beyond: '429' },
    why: 'Wrong old passwords when the password is to be changed: somebody may have found an open session.',
  },
  resend: {
    ...{ name: 'resend-verification', tries: 5, seconds: hour, per: 'account', beyond: '429' },
    why: 'Mails that verify an address, asked for again.',
  },
  signUpMails: {
    ...{ name: 'sign-up-mails', tries: 100, seconds: hour, per: 'network', beyond: 'silent' },
    why: 'Sign-up mails a stranger whose address was typed. The account opens all the same, and its owner can ask for the mail.',
  },
  verifyMails: {
    ...{ name: 'verify-mails', tries: 6, seconds: hour, per: 'mailbox', beyond: '429' },
    why: 'Mails that ask for a confirmation, of however many accounts; at sign-up none is sent beyond it, silently.',
  },
  verifyMailsOfDay: {
    ...{ name: 'verify-mails-day', tries: 12, seconds: day, per: 'mailbox', beyond: '429' },
    why: 'The same mails in a day: nobody is mailed around the clock.',
  },
  emailChange: {
    ...{ name: 'email-change', tries: 5, seconds: hour, per: 'account', beyond: '429' },
    why: 'Each change sends a mail to somebody who may not have asked for it.',
  },
  avatar: {
    ...{ name: 'avatar', tries: 30, seconds: hour, per: 'account', beyond: '429' },
    why: 'Decoding a picture is work: nobody needs more of it.',
  },
  ownDataExport: {
    ...{ name: 'own-data-export', tries: 20, seconds: hour, per: 'account', beyond: '429' },
    why: 'An export reads every table that knows the account.',
  },
  // Orders.
  orderMails: {
    ...{ name: 'order-mails', tries: 3, seconds: hour, per: 'mailbox', beyond: 'mail waits' },
    why: 'Confirmations, changes and cancellations to an address that nobody has proved; the rest is one mail later.',
  },
  orderMailsOfDay: {
    ...{ name: 'order-mails-day', tries: 8, seconds: day, per: 'mailbox', beyond: 'mail waits' },
    why: 'The same mails in a day: nobody is mailed around the clock.',
  },
  openOrders: {
    ...{ name: 'open-orders', tries: 5, seconds: null, per: 'mailbox', beyond: '429' },
    why: 'Unpaid orders of guests and unverified accounts keep goods from others. Who has five open pays, cancels or signs in.',
  },
  orders: {
    ...{ name: 'orders', tries: 10, seconds: hour, per: 'mailbox', beyond: '429' },
    why: 'Orders of guests and unverified accounts, cancelled ones too: more than a household forgets.',
  },
  ordersOfNetwork: {
    ...{ name: 'orders-of-network', tries: 1000, seconds: hour, per: 'network', beyond: '429' },
    why: 'Orders of guests and unverified accounts: 200 people behind one address may have five open each.',
  },
  holds: {
    ...{ name: 'holds', tries: 5, seconds: null, per: 'network', beyond: '429' },
    why: 'Places that guests and unverified accounts hold, for 20 minutes each. The order goes on without a kept place.',
  },
  holdsOfSlot: {
    ...{ name: 'holds-of-slot', tries: 1, seconds: null, per: 'slot', beyond: '429' },
    why: 'The same in one slot: half of the places that nobody else has, and this many at least (domain/slot/slot-hold).',
  },
  tracking: {
    ...{ name: 'order-tracking', tries: 40, seconds: 15 * minute, per: 'network', beyond: '429' },
    why: 'Whoever goes through numbers or addresses.',
  },
  trackingNumber: {
    ...{ name: 'order-tracking-number', tries: 20, seconds: hour, per: 'order number', beyond: '429' },
    why: 'Whoever tries addresses with one number from many networks.',
  },
  // What is written to the shop.
  contact: {
    ...{ name: 'contact-message', tries: 5, seconds: hour, per: 'network', beyond: '429' },
    why: 'Each has to be read by somebody.',
  },
  withdrawal: {
    ...{ name: 'withdrawal', tries: 20, seconds: hour, per: 'network', beyond: '429' },
    why: 'More than messages: who withdraws from several orders must not be held up.',
  },
  withdrawalTo: {
    ...{ name: 'withdrawal-to', tries: 10, seconds: hour, per: 'mailbox', beyond: '429' },
    why: 'Each is confirmed by a mail, to an address that anybody can type.',
  },
  review: {
    ...{ name: 'review', tries: 20, seconds: hour, per: 'account', beyond: '429' },
    why: 'Each text has to be read by somebody.',
  },
  // Staff.
  testMail: {
    ...{ name: 'test-mail', tries: 20, seconds: hour, per: 'account', beyond: '429' },
    why: 'Each goes to an address that can be anybody’s.',
  },
  invariants: {
    ...{ name: 'invariants', tries: 20, seconds: 10 * minute, per: 'shop', beyond: '429' },
    why: 'Each reads every order.',
  },
  openTasks: {
    ...{ name: 'open-tasks', tries: 5, seconds: null, per: 'account', beyond: '429' },
    why: 'Long work of one account must not keep that of others waiting.',
  },
} as const satisfies Record<string, Row>;
