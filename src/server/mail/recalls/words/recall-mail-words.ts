import type { RecallAdvice, RecallReason } from '#domain/recall/recall.ts';

/** What the mail about a recalled product says in one language; French is the master. */
export type RecallMailWords = {
  subject: (product: string) => string;
  heading: string;
  hello: (name: string) => string;
  /** That they have bought it. */
  text: (product: string) => string;
  /** Which days, as they are written in that language. */
  lot: string;
  reason: string;
  reasons: Record<RecallReason, string>;
  advices: Record<RecallAdvice, string>;
  orders: string;
  /** An order, with how much of the product was handed over and when. */
  order: (number: string, quantity: string, day: string) => string;
  contact: string;
  seeOrder: string;
  foot: (shop: string) => string;
};
