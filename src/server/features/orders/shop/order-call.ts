import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import type { Write } from '#server/db/transact.ts';
import type { Identity } from '#server/services/session/identity.ts';

/** Who writes an order, in which transaction, at what moment, and the payment methods that are offered. */
export type OrderCall = Write & {
  who: Identity | null;
  language: Language;
  /** Of the shop's currency. */
  decimals: number;
  now: Date;
  offered: FeatureConfig['paymentMethods'];
};
