import type { PaymentMethod } from '#domain/order/payment.ts';

/** Who takes the money: each is a folder of `server/features/payments` and its settings. */
export const providers = ['stripe', 'paypal'] as const;
export type ProviderName = (typeof providers)[number];

/** The methods that a provider settles, in the order that they are offered in. */
export const onlineMethods = ['card', 'paypal'] as const satisfies readonly PaymentMethod[];
export type OnlineMethod = (typeof onlineMethods)[number];

export const providerOf: Readonly<Record<OnlineMethod, ProviderName>> = { card: 'stripe', paypal: 'paypal' };

export function isOnlineMethod(method: PaymentMethod): method is OnlineMethod {
  return onlineMethods.some((each) => each === method);
}

/** The cards that its provider takes, by their own names, which are the same in every language. */
export const cardNames = ['Visa', 'Mastercard', 'CB'] as const;

/** The settings of the environment that a provider needs, all of them. */
export const providerSettings = {
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const satisfies Record<ProviderName, readonly string[]>;

/** Whose money moves: test keys and the sandbox move none. */
export type ProviderMode = 'test' | 'live' | 'sandbox';

/** A card as staff and its owner may see it: no more of it is kept anywhere. `expiry` is `MM/YY`. */
export type ShownCard = { brand: string; last4: string; expiry: string };

/** What a provider can do. Days are those for which a reservation stands, by its public documentation of November 2026. */
export type Abilities = {
  /** Whether the means can be kept and reserved on later, when nobody is there. */
  keepsMeans: boolean;
  /** Days from the authorisation to its end: when the payer was there, and when a kept means was used. */
  authorisedDays: { onSession: number; offSession: number };
  /** Days of these in which the provider vouches for the money; null: all of them. */
  honouredDays: number | null;
  /** How often money may be taken of one reservation. */
  captures: 'once' | 'many';
  /** Whether a call may be answered before its outcome is known. */
  asynchronous: boolean;
  /** By ISO 4217 code: decimals of the amounts that it takes, and the least it takes, in the currency's smallest unit. */
  currencies: Readonly<Record<string, { decimals: number; minimum: number }>>;
};
