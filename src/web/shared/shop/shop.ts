import { useRouteLoaderData } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import type { listNextSlots } from '#contract/stores/slots.ts';
import type { Store } from '#contract/stores/stores.ts';
import { defaultFeatureConfig, type FeatureConfig } from '#domain/access/feature-config.ts';
import { defaultLanguage, type Language } from '#domain/language/language.ts';
import type { SocialLinks } from '#domain/pages/social-link.ts';
import { defaultWeighedMarginPercent } from '#domain/payment/reserve.ts';
import type { SpecialDay } from '#domain/stores/opening-hours.ts';
import { frenchEuro, type Writing } from '#web/lib/writing/writing.ts';

/** What the root of every page knows of the shop: the same for all visitors of a store in a language. */
export type ShopData = {
  language: Language;
  name: string;
  /** The address of its picture; null: our own. */
  logo: string | null;
  /** By which the API knows the pages; null where the shop could not be loaded. */
  clientId: string | null;
  /** ISO 4217. */
  currency: string;
  /** IANA, of its first store: by it is said when something was that is of no one store. */
  timeZone: string;
  /** What has to be known to write its amounts and days in `language`. */
  writing: Writing;
  /** Of the ways to pay, those that are offered: a transfer needs an account to go to, a card its provider. */
  flags: FeatureConfig;
  /** Per cent of what is weighed that is reserved beside the total of what is paid at a provider. */
  weighedMarginPercent: number;
  /** Per cent by which what is weighed may be more, and less, than was ordered; missing where the shop could not be loaded. */
  weighedOverPercent?: number;
  weighedUnderPercent?: number;
  /** Those of the copyright, `2024–2026`; null where the shop could not be loaded. */
  years: string | null;
  socialLinks: SocialLinks;
  /** The displayed stores; `store` is the one that prices and stock are shown of, null in a shop without stores. */
  stores: readonly ShopStore[];
  store: ShopStore | null;
  /** The visitor has chosen `store`; false where it is only the first. */
  isStoreChosen: boolean;
  /** The first slots of `store` that have a place, of each way that it has slots for; `useNextSlots` has them fresh. */
  nextSlots: OutputOf<typeof listNextSlots>;
  /** The list of stores could not be read, and is empty for that reason alone. */
  hasStoreFault: boolean;
};
export type ShopStore = Pick<
  Store,
  'id' | 'name' | 'address' | 'contact' | 'allowDelivery' | 'shippingRules' | 'openingHours' | 'timeZone'
> & {
  /** Its closed days and days of other hours to come. */
  specialDays: readonly SpecialDay[];
  /**
   * Minutes that its clocks are ahead of UTC, when the shop was read: a browser's first use of `Intl` would take tens of
   * milliseconds of its main thread, just while the page hydrates.
   */
  utcOffset: number;
};

const unknownShop: ShopData = {
  language: defaultLanguage,
  name: 'Panier',
  logo: null,
  clientId: null,
  currency: 'EUR',
  timeZone: 'UTC',
  writing: frenchEuro,
  flags: defaultFeatureConfig,
  weighedMarginPercent: defaultWeighedMarginPercent,
  years: null,
  socialLinks: {},
  stores: [],
  store: null,
  isStoreChosen: false,
  nextSlots: [],
  hasStoreFault: false,
};

/** The shop as the root loader read it; a bare one when that very loader has failed (the error page stands still). */
export function useShop(): ShopData {
  return useRouteLoaderData<ShopData>('root') ?? unknownShop;
}
