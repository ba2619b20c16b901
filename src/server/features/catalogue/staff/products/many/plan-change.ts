import type { ManyChange, ProductInput, StaffProduct, StoreInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import { fromDecimal, isWholeCents } from '#domain/money/cents.ts';
import { type Off, offerPercent, offerPeriod } from '#domain/pricing/offer.ts';

/** The currency's decimals, and the time zone of each store by its id. */
export type ChangeAt = { decimals: number; zones: ReadonlyMap<number, string> };

type InStore = StaffProduct['stores'][number];
type Offer = NonNullable<ManyChange['offer']>;

/**
 * What a change of many says of one of them, without what is so already: empty where it changes nothing. `notSold`: an offer
 * for stores of which none sells it, or a store that is to sell what has no price anywhere. Throws `invalid` for an amount
 * that is not less than its price, and for a store that there is none of.
 */
export function planChange(product: StaffProduct, change: ManyChange, context: ChangeAt): ProductInput | 'notSold' {
  const { offer, soldIn } = change;
  const facts = Object.fromEntries(
    (['visible', 'featured', 'category', 'vatInPercent'] as const)
      .filter((field) => change[field] !== undefined && change[field] !== product[field])
      .map((field) => [field, change[field]]),
  );
  // Of what nobody has to look at, nothing is to be confirmed.
  const seen = change.allergensConfirmed && product.allergensUnseen ? { allergensConfirmed: true } : {};
  const known = new Set(product.stores.map(({ storeId }) => storeId));
  for (const [field, ids] of [
    ['change.offer.storeIds', offer?.storeIds ?? []],
    ['change.soldIn', (soldIn ?? []).map(({ storeId }) => storeId)],
  ] as const)
    if (ids.some((id) => !known.has(id))) throw invalidFields({ [field]: 'validation.invalid' });
  const stores = new Map<number, StoreInput>();
  const say = (storeId: number, values: Omit<StoreInput, 'storeId'>) =>
    stores.set(storeId, { ...stores.get(storeId), storeId, ...values });
  const selling = product.stores.filter(({ price }) => price !== null);
  const [first] = selling;
  for (const { storeId, isSold } of soldIn ?? []) {
    const here = selling.find((store) => store.storeId === storeId);
    if ((here !== undefined) === isSold) continue;
    if (isSold && !first) return 'notSold';
    say(storeId, isSold && first ? pricesOf(first) : { isSold });
  }
  if (offer !== undefined) {
    const meant = selling.filter(({ storeId }) => !offer?.storeIds || offer.storeIds.includes(storeId));
    if (offer && meant.length === 0) return 'notSold';
    for (const store of meant) {
      const said = offer ? offered(store, offer, context) : ended(store);
      if (said) say(store.storeId, said);
    }
  }
  return { ...facts, ...seen, ...(stores.size > 0 && { stores: [...stores.values()] }) };
}

/** A store that begins to sell asks what the first one does, without its discount. */
const pricesOf = ({ originalPrice, wholesalePrice }: InStore): Omit<StoreInput, 'storeId'> => ({
  isSold: true,
  originalPrice: originalPrice ?? undefined,
  discount: 0,
  wholesalePrice,
});

const ended = ({ discount }: InStore) =>
  discount === 0 ? null : { discount: 0, discountFrom: null, discountTo: null };

function offered(store: InStore, offer: Offer, { decimals, zones }: ChangeAt) {
  const { storeId, originalPrice, discount, discountFrom, discountTo } = store;
  const off: Off =
    offer.percent === undefined ? { cents: toCents(offer.amountOff ?? 0, decimals) } : { percent: offer.percent };
  const percent = offerPercent(off, fromDecimal(originalPrice ?? 0, decimals));
  if (percent === null) throw invalidFields({ 'change.offer.amountOff': 'validation.number' });
  const period = offerPeriod(offer, zones.get(storeId) ?? 'UTC');
  const [from, to] = [period.from?.toISOString() ?? null, period.to?.toISOString() ?? null];
  const isSame = discount === percent && discountFrom === from && discountTo === to;
  return isSame ? null : { discount: percent, discountFrom: from, discountTo: to };
}

function toCents(amount: number, decimals: number): number {
  if (!isWholeCents(amount, decimals)) throw invalidFields({ 'change.offer.amountOff': 'validation.number' });
  return fromDecimal(amount, decimals);
}
