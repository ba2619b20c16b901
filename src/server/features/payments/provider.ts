import type { Language } from '#domain/language/language.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { MoveKind } from '#domain/payment/compare-books.ts';
import type { Abilities, ProviderMode, ProviderName, ShownCard } from '#domain/payment/provider.ts';

/**
 * What a call to a provider came to. `refused`: it said no (4xx), which is final for this call; `failed`: it broke (5xx), and
 * keeps that answer under the key; `later`: too many calls, or one with this key is under way; `unknown`: no answer came.
 * `code` and `text` hold no key, address or person.
 */
export type CallOutcome<T> =
  | { kind: 'done'; value: T }
  | { kind: 'refused'; code: string; text: string }
  | { kind: 'failed' | 'later' | 'unknown'; text: string };

/**
 * What a provider calls the things that belong to a payment; null where there is none yet. `page`: the hosted page (Checkout
 * Session, PayPal order); `reservation`: what money is taken of (PaymentIntent, authorisation); `capture`: what is refunded
 * (charge, capture); `means` with its `customer`: what is kept to be reserved on later.
 */
export type References = Readonly<Record<'page' | 'reservation' | 'capture' | 'means' | 'customer', string | null>>;

/** A payment of ours as a provider is asked about it. */
export type KnownPayment = {
  /** Our id of it, which each call carries (payments.md, rule 3). */
  id: string;
  references: References;
  /** What its page was to reserve. */
  amountCents: Cents;
  /** ISO 4217. */
  currency: string;
  /** When its page was first asked for. */
  openedAt: Date;
};

/** A page to be opened, on which the payer reserves `amountCents`, or (`keepsMeans`) leaves the means for later. */
export type PageToOpen = Omit<KnownPayment, 'references'> & {
  orderNumber: string;
  keepsMeans: boolean;
  language: Language;
  /** Filled in on the page; null: the payer types it. */
  email: string | null;
  /** Until when it may be paid. */
  expiresAt: Date;
  /** Where the page leads back to. */
  returnUrl: string;
  cancelUrl: string;
};

/**
 * How a payment stands at the provider. `open`: the page may be paid; `processing`: paid, the outcome is not known yet;
 * `approved`: the payer has said yes, and nothing is reserved yet (PayPal); `authorised`; `kept`: the means are there, nothing
 * is reserved; `captured`; `closed`: nothing is reserved or taken, and nothing can be any more; `missing`: it knows none.
 */
export const standingStates = [
  'open',
  'processing',
  'approved',
  'authorised',
  'kept',
  'captured',
  'closed',
  'missing',
] as const;
export type StandingState = (typeof standingStates)[number];

/** A refund as its provider has it; `key` is the one that we asked with, where it says so. */
export type StandingRefund = {
  reference: string;
  key: string | null;
  amountCents: Cents;
  state: 'pending' | 'done' | 'failed';
};

export type Standing = {
  state: StandingState;
  references: References;
  /** Our id as the provider has it: of another one, or none, nothing is settled. */
  paymentId: string | null;
  /** ISO 4217, upper case. */
  currency: string | null;
  /** What is reserved now, or was when it was captured; 0 where nothing is. */
  reservedCents: Cents;
  capturedCents: Cents;
  refunds: readonly StandingRefund[];
  /** Until when the reservation stands; null without one, or where the provider does not say. */
  reservedUntil: Date | null;
  card: ShownCard | null;
  /** Why the last try on the page was refused, in the provider's code; null: it was not. */
  declined: string | null;
  /** A dispute of the payer: none, under way, or lost with its sum. */
  dispute: { state: 'open' | 'lost' | 'won'; amountCents: Cents } | null;
};

/** What a provider told us by itself: a hint only, what it names is looked up (payments.md, rule 4). */
export type ProviderEvent = {
  /** The provider's id of the event. */
  id: string;
  type: string;
  /** Our id of the payment, where the event says it. */
  paymentId: string | null;
  /** What it is about, by the provider's ids: one of these is a payment's where the event does not say ours. */
  about: readonly string[];
  at: Date;
};

/** A post to our address of events: `unsigned` is not the provider's, `unverified` could not be checked now. */
export type ReadEvent = ProviderEvent | 'unsigned' | 'unverified' | 'malformed' | 'foreign';

/** A movement of money in the provider's own books, for the comparison of a day (`POST /payments/reconcile`). */
export type BookEntry = {
  reference: string;
  paymentId: string | null;
  kind: MoveKind;
  amountCents: Cents;
  currency: string;
  at: Date;
};

/**
 * One provider of payments. No function throws for what the provider does: that is the outcome. `key` makes a call that is
 * repeated one call; amounts are in the smallest unit of the shop's currency. Every call ends within the shop's time limit.
 */
export type Provider = {
  name: ProviderName;
  mode: ProviderMode;
  abilities: Abilities;
  /** Opens the hosted page. */
  open(page: PageToOpen, key: string): Promise<CallOutcome<{ url: string; references: References }>>;
  /** How a payment stands. */
  lookup(payment: KnownPayment): Promise<CallOutcome<Standing>>;
  /** Reserves what the payer has approved, for a provider that has this step; `refused` elsewhere. */
  authoriseApproved(payment: KnownPayment, key: string): Promise<CallOutcome<Standing>>;
  /** Reserves on kept means, when nobody is there. */
  authoriseKept(payment: KnownPayment, key: string): Promise<CallOutcome<Standing>>;
  /** Reserves the same sum anew, in place of a reservation that is near its end. */
  reauthorise(payment: KnownPayment, key: string): Promise<CallOutcome<Standing>>;
  /** Takes the money; `final`: the rest of the reservation is released. */
  capture(payment: KnownPayment, amountCents: Cents, final: boolean, key: string): Promise<CallOutcome<Standing>>;
  /** Ends the page, or releases the reservation, whichever there is. What is captured is not undone by it. */
  cancel(payment: KnownPayment, key: string): Promise<CallOutcome<Standing>>;
  /** Sends money back to the means. */
  refund(payment: KnownPayment, amountCents: Cents, key: string): Promise<CallOutcome<StandingRefund>>;
  /** Removes kept means, and a customer that was made for them alone. */
  forgetMeans(references: References, key: string): Promise<CallOutcome<null>>;
  /** Checks and reads what was posted to our address of events: the body as it came, header names in lower case. */
  readEvent(bytes: Buffer, headers: Readonly<Record<string, string | undefined>>, now: Date): Promise<ReadEvent>;
  /** What moved on one day (UTC, `YYYY-MM-DD`); `complete` is false while the provider's own report has not come so far. */
  listBooks(day: string): Promise<CallOutcome<{ entries: readonly BookEntry[]; complete: boolean }>>;
  /** Whether it answers. */
  ping(): Promise<boolean>;
};
