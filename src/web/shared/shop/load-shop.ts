import type { Api } from '#contract/client.ts';
import type { OutputOf } from '#contract/endpoint.ts';
import { isRefusal } from '#contract/errors.ts';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { listNextSlots } from '#contract/stores/slots.ts';
import { listStores, readShop, type Store } from '#contract/stores/stores.ts';
import { utcOffset } from '#domain/clock/zone-time.ts';
import { payableFlags } from '#domain/order/payment.ts';
import { chosenStoreId, languageOf, pickStore } from '#web/lib/page/page-request.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import type { ShopData, ShopStore } from './shop.ts';

/** What every page knows of the shop. A list of stores that cannot be read is empty, and said to be so. */
export async function loadShop(api: Api, request: Request): Promise<ShopData> {
  const { signal } = request;
  const language = languageOf(request);
  const [stores, shop, flags] = await Promise.all([
    api(listStores, {}, { signal }).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      return null;
    }),
    api(readShop, {}, { signal }),
    api(readFeatureConfig, {}, { signal }),
  ]);
  const now = new Date();
  const shown = (stores ?? []).map((store) => toShopStore(store, now));
  const chosen = chosenStoreId(request);
  const store = pickStore(shown, chosen);
  return {
    language,
    name: shop.name,
    logo: shop.logo,
    clientId: shop.clientId,
    currency: shop.currency,
    timeZone: shop.timeZone,
    writing: writingOf(language, shop.currency),
    flags: { ...flags, paymentMethods: payableFlags(flags.paymentMethods, shop) },
    weighedMarginPercent: shop.weighedMarginPercent,
    weighedOverPercent: shop.weighedOverPercent,
    weighedUnderPercent: shop.weighedUnderPercent,
    years: yearsFrom(shop.foundedIn ?? now.getFullYear(), now.getFullYear()),
    socialLinks: shop.socialLinks,
    stores: shown,
    store,
    isStoreChosen: shown.some(({ id }) => id === chosen),
    nextSlots: store ? await loadNextSlots(api, store.id, signal) : [],
    hasStoreFault: stores === null,
  };
}

/** A page can do without: then it says the hours of the store. */
function loadNextSlots(api: Api, storeId: number, signal: AbortSignal): Promise<OutputOf<typeof listNextSlots>> {
  return api(listNextSlots, { storeId }, { signal }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return [];
  });
}

/** `2024–2026`. Computed by the server, so that a page that is hydrated after midnight still finds its own words. */
function yearsFrom(first: number, last: number): string {
  return last > first ? `${first}–${last}` : `${first}`;
}

function toShopStore(store: Store, now: Date): ShopStore {
  const { id, name, address, contact, allowDelivery, shippingRules, openingHours, timeZone } = store;
  const shown = { id, name, address, contact, allowDelivery, shippingRules, openingHours, timeZone };
  const specialDays = store.closedDays.map(({ reason: _, ...day }) => day);
  return { ...shown, specialDays, utcOffset: utcOffset(now, timeZone) };
}
