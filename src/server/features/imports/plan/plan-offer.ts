import { isPriceLeap } from '#domain/import/leap.ts';
import { stockAfter } from '#domain/import/stock-after.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import type { OfferChange } from '#server/services/catalogue/write-offers.ts';
import type { RowProblem, Said } from './identify-rows.ts';
import type { OfferState } from './select-state.ts';

/** What a field was and is, as an undo needs it: prices in cents, quantities in thousandths, moments as ISO text. */
export type Written = Record<string, { before: unknown; after: unknown }>;
/** A price that leaps, in cents. */
export type PriceLeap = { before: number; after: number };
export type OfferPlan = {
  change: Omit<OfferChange, 'productId' | 'storeId'>;
  written: Written;
  refusals: RowProblem[];
  /** What is said beside what is written. */
  notes: RowProblem[];
  priceLeap: PriceLeap | null;
  /** There was some to be had, and is none any more. */
  empties: boolean;
};

/** What a row says of a product in a store, against what is there; `unit` is the one it is sold by afterwards. */
export function planOffer(values: Said, unit: string, state: OfferState, isNew: boolean): OfferPlan {
  const plan: OfferPlan = { change: {}, written: {}, refusals: [], notes: [], priceLeap: null, empties: false };
  planPrice(plan, values, state);
  planDiscount(plan, values, state);
  planStock(plan, values, { unit, state, isNew });
  if (values.shelf !== undefined && values.shelf !== state.shelf) {
    plan.change.shelf = values.shelf;
    plan.written.shelf = { before: state.shelf, after: values.shelf };
  }
  return plan;
}

/** A price of nothing takes the product out of the store's offer. */
function planPrice(plan: OfferPlan, { price }: Said, { cents }: OfferState): void {
  const after = price === 0 ? null : price;
  if (price === undefined || after === undefined || after === cents) return;
  plan.change.cents = after;
  plan.written.price = { before: cents, after };
  if (cents !== null && isPriceLeap(cents, price)) plan.priceLeap = { before: cents, after: price };
}

/** The discount where its own fields are there; its days stay unless others are said. */
function planDiscount(plan: OfferPlan, { discount, discountFrom, discountTo }: Said, state: OfferState): void {
  if (discount === undefined && discountFrom === undefined && discountTo === undefined) return;
  const isoOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  const before = { percent: state.percent, from: isoOf(state.from), to: isoOf(state.to) };
  const percent = discount === undefined ? before.percent : discount || null;
  if (percent === null && before.percent === null) return;
  const after =
    percent === null
      ? { percent, from: null, to: null }
      : { percent, from: discountFrom ?? before.from, to: discountTo ?? before.to };
  if (after.from !== null && after.to !== null && after.to <= after.from) {
    plan.refusals.push({ field: discountTo === undefined ? 'discountFrom' : 'discountTo', code: 'invalid' });
    return;
  }
  if (after.percent === before.percent && after.from === before.from && after.to === before.to) return;
  plan.change.discount = after;
  plan.written.discount = { before, after };
}

function planStock(
  plan: OfferPlan,
  { onHand, sold }: Said,
  { unit, state, isNew }: { unit: string; state: OfferState; isNew: boolean },
): void {
  const field = onHand === undefined ? 'sold' : 'onHand';
  const milli = onHand ?? sold;
  if (milli === undefined) return;
  // A count and what was sold of it say different things; what is sold by the piece is counted in pieces.
  if (onHand !== undefined && sold !== undefined) plan.refusals.push({ field: 'sold', code: 'invalid' });
  if (!isSoldByMeasure(unit) && milli % 1000 !== 0) plan.refusals.push({ field, code: 'invalid' });
  if (plan.refusals.length > 0) return;
  const after = stockAfter(state, { onHand, sold, movedSince: state.movedSinceMilli });
  if (after.reservedAbove) plan.notes.push({ field, code: 'reservedAbove' });
  const deltaMilli = after.onHandMilli - state.onHandMilli;
  if (deltaMilli === 0) return;
  const reason = onHand === undefined ? 'sale' : isNew ? 'opening' : 'correction';
  plan.change.stock = { deltaMilli, reason };
  plan.written.onHand = { before: state.onHandMilli, after: after.onHandMilli };
  plan.empties =
    state.isCounted && state.onHandMilli > state.reservedMilli && after.onHandMilli === state.reservedMilli;
}
