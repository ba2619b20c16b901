import type { PaymentMethod } from '#domain/order/payment.ts';
import type { OrderType, StaffStatus } from '#domain/order/status.ts';
import type { Substitution } from '#domain/order/substitution.ts';
import type { ToldOutcome } from '#domain/picking/line-outcome.ts';

/**
 * What an order's mail is about: that it was placed, that its goods or its slot alone have changed, or where staff have
 * moved it.
 */
export type OrderNews = 'confirmed' | 'changed' | 'slotChanged' | 'substituteAsked' | PaymentNews | StaffStatus;
/**
 * That it waits to be paid, was cancelled as nobody paid in time, or that what was paid too late is released; that a change
 * of it by the shop waits to be paid, that a payment was of no use, or that the kept card was refused.
 */
export type PaymentNews = 'unpaid' | 'unpaidInTime' | 'paidTooLate' | 'changeUnpaid' | 'paidInVain' | 'meansRefused';
export type News = { subject: (number: string) => string; heading: string; text: string };

/** The words of the mails in one language; French is the master. */
export type OrderMailWords = {
  hello: (name: string) => string;
  news: (news: OrderNews, type: OrderType) => News;
  /** Of the mail about several orders at once. */
  several: (count: number) => string;
  orderNumber: string;
  product: string;
  quantity: string;
  amount: string;
  /** Lines that the mail has no room for. */
  moreLines: (count: number) => string;
  goods: string;
  deliveryFee: string;
  pickup: string;
  free: string;
  total: string;
  vatOf: (rate: string) => string;
  /** Why it was cancelled, rejected or changed. */
  reason: string;
  slot: string;
  /** By which it is collected. */
  pickupCode: string;
  deliverTo: string;
  collectAt: string;
  yourStore: string;
  openingHours: string;
  phone: string;
  payment: string;
  /** What the customer's credit pays, and what is left. */
  byCredit: string;
  leftToPay: string;
  /** What is reserved on the card at most, and that what is in the bags is paid. */
  reservedUpTo: (amount: string) => string;
  /** The card is kept, and nothing is reserved yet. */
  keptUpTo: (amount: string) => string;
  /** Cash by how the goods come: nobody brings them to who collects them. */
  paymentMethods: Record<Exclude<PaymentMethod, 'cash'>, string> & { cash: Record<OrderType, string> };
  /** Where a transfer goes. `code` stands below the one that phones read. */
  transfer: Record<'title' | 'holder' | 'iban' | 'bic' | 'amount' | 'reference' | 'code', string>;
  /** What became of a line as its order was picked; what the order came to before, and what is said ahead of the scale. */
  picked: Record<ToldOutcome, (of: { name: string; ordered: string; picked: string }) => string> &
    Record<'agreedTotal' | 'weighedAhead', string>;
  billTo: string;
  /** What to do about goods that have run out: its heading, and what was wished for. */
  runOut: string;
  wishes: Record<Substitution, string>;
  note: string;
  seeOrder: string;
  answerProposals: string;
  /** Of a link that puts the goods of an order in the cart. */
  orderAgain: string;
  linkIsYours: string;
  sentBy: (shop: string) => string;
};
