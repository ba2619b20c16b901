import type { LimitRow } from './limit-table.ts';

const minute = 60;
const hour = 3600;
const day = 24 * hour;

/** Limits of orders, of what is written to the shop, of staff, and of programs. */
export const orderLimits = {
  // Orders.
  orderMails: {
    name: 'order-mails',
    tries: 3,
    seconds: hour,
    per: 'mailbox',
    beyond: 'mail waits',
    why: 'Confirmations, changes and cancellations to an address that nobody has proved; the rest is one mail later.',
  },
  orderMailsOfDay: {
    name: 'order-mails-day',
    tries: 8,
    seconds: day,
    per: 'mailbox',
    beyond: 'mail waits',
    why: 'The same mails in a day: nobody is mailed around the clock.',
  },
  openOrders: {
    name: 'open-orders',
    tries: 5,
    seconds: null,
    per: 'mailbox',
    beyond: '429',
    why: 'Unpaid orders of guests and unverified accounts keep goods from others. Who has five open pays, cancels or signs in.',
  },
  orders: {
    name: 'orders',
    tries: 10,
    seconds: hour,
    per: 'mailbox',
    beyond: '429',
    why: 'Orders of guests and unverified accounts, cancelled ones too: more than a household forgets.',
  },
  ordersOfNetwork: {
    name: 'orders-of-network',
    tries: 1000,
    seconds: hour,
    per: 'network',
    beyond: '429',
    why: 'Orders of guests and unverified accounts: 200 people behind one address may have five open each.',
  },
  holds: {
    name: 'holds',
    tries: 5,
    seconds: null,
    per: 'network',
    beyond: '429',
    why: 'Places that guests and unverified accounts hold, for 20 minutes each. The order goes on without a kept place.',
  },
  holdsOfSlot: {
    name: 'holds-of-slot',
    tries: 1,
    seconds: null,
    per: 'slot',
    beyond: '429',
    why: 'The same in one slot: half of the places that nobody else has, and this many at least (domain/slot/slot-hold).',
  },
  tracking: {
    name: 'order-tracking',
    tries: 40,
    seconds: 15 * minute,
    per: 'network',
    beyond: '429',
    why: 'Whoever goes through numbers or addresses.',
  },
  trackingNumber: {
    name: 'order-tracking-number',
    tries: 20,
    seconds: hour,
    per: 'order number',
    beyond: '429',
    why: 'Whoever tries addresses with one number from many networks.',
  },
  pickupCode: {
    name: 'pickup-code',
    tries: 20,
    seconds: hour,
    per: 'account',
    beyond: '429',
    why: 'Wrong pickup codes at the desk: nobody finds an order by trying them all.',
  },
  // What is written to the shop.
  contact: {
    name: 'contact-message',
    tries: 5,
    seconds: hour,
    per: 'network',
    beyond: '429',
    why: 'Each has to be read by somebody.',
  },
  withdrawal: {
    name: 'withdrawal',
    tries: 20,
    seconds: hour,
    per: 'network',
    beyond: '429',
    why: 'More than messages: who withdraws from several orders must not be held up.',
  },
  withdrawalTo: {
    name: 'withdrawal-to',
    tries: 10,
    seconds: hour,
    per: 'mailbox',
    beyond: '429',
    why: 'Each is confirmed by a mail, to an address that anybody can type.',
  },
  review: {
    name: 'review',
    tries: 20,
    seconds: hour,
    per: 'account',
    beyond: '429',
    why: 'Each text has to be read by somebody.',
  },
  // Programs.
  apiKey: {
    name: 'api-key',
    tries: 600,
    seconds: minute,
    per: 'key',
    beyond: '429',
    why: 'Requests of one key, whatever address they come from: a program that asks without end must not slow the shop down.',
  },
  // Staff.
  testMail: {
    name: 'test-mail',
    tries: 20,
    seconds: hour,
    per: 'account',
    beyond: '429',
    why: 'Each goes to an address that can be anybody’s.',
  },
  invariants: {
    name: 'invariants',
    tries: 20,
    seconds: 10 * minute,
    per: 'shop',
    beyond: '429',
    why: 'Each reads every order.',
  },
  openTasks: {
    name: 'open-tasks',
    tries: 5,
    seconds: null,
    per: 'account',
    beyond: '429',
    why: 'Long work of one account must not keep that of others waiting.',
  },
} as const satisfies Record<string, LimitRow>;
