import type { Store } from '#contract/stores/stores.ts';
import type { Language } from '#domain/language/language.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import { rulesOf, shownCodes } from '#web/shared/delivery/shipping-rules.ts';
import { deliveryPromise } from './delivery-promise.ts';
import { termsText } from './terms-text.ts';

/** What a store says of its delivery to a stranger, in whole sentences. */
export type SaidOfDelivery = {
  /** It brings nothing anywhere. */
  isPickup: boolean;
  /** What holds around the store, or where else it delivers; with `isPickup` that goods can be collected. */
  near: string;
  /** The same, and what holds elsewhere. */
  whole: string;
};

/** For loaders: so the pages need neither the rules nor these words. `currency`: ISO 4217. */
export async function sayDelivery(store: Store, currency: string, language: Language): Promise<SaidOfDelivery> {
  await loadWords(language, ['home', 'delivery']);
  const t = translatorOf<'home' | 'delivery'>(language);
  const format = formatFor(language, writingOf(language, currency));
  const { allowDelivery, address } = store;
  const shippingRules = rulesOf(store, format.decimals);
  const promise = deliveryPromise({ allowDelivery, shippingRules, postalCode: address.postalCode });
  if (promise.kind === 'pickup') {
    const near = t('home.promisePickup', { store: store.name });
    return { isPickup: true, near, whole: near };
  }
  const own =
    promise.own && t('delivery.zoneOwn', { postalCode: address.postalCode, terms: termsText(promise.own, t, format) });
  if (promise.kind === 'codes') {
    const codes = t('delivery.zoneCodes', { store: store.name, codes: shownCodes(promise.codes) });
    return { isPickup: false, near: own ?? codes, whole: codes };
  }
  const terms = termsText(promise.elsewhere, t, format);
  if (promise.own === promise.elsewhere)
    return { isPickup: false, near: own ?? '', whole: t('delivery.zoneEverywhere', { terms }) };
  const elsewhere = t('delivery.zoneElsewhere', { terms });
  return { isPickup: false, near: own ?? elsewhere, whole: [own, elsewhere].filter(Boolean).join(' ') };
}
