import type { FieldErrors } from '#contract/errors.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { fromMilli, isQuantityAllowed, type Milli, maxQuantityMilli, staffStepMilli } from '#domain/stock/quantity.ts';
import type { Availability } from '#server/services/order/stock-ledger.ts';
import { sumByProduct, toItem } from '../core/order-content.ts';
import { stockErrors } from '../core/order-errors.ts';
import type { SoldProduct } from '../core/select-sold-products.ts';
import type { AgreedLine } from './agreed-lines.ts';
import type { ChangeSent } from './compute-change.ts';

type SentItems = NonNullable<ChangeSent['order_items']>;
type Known = {
  agreed: readonly AgreedLine[];
  goods: ReadonlyMap<number, SoldProduct>;
  differences: ReadonlyMap<number, Milli>;
  by: 'shop' | 'buyer';
};

/** Lines that cannot stand: more of what is not sold any more, quantities off the step or too large; an age not confirmed. */
export function changeErrors(sent: SentItems, known: Known, isOfAge: boolean): FieldErrors {
  const { agreed, goods, differences, by } = known;
  const items = sent.map(toItem);
  const sums = sumByProduct(items);
  const errors: FieldErrors = {};
  for (const [i, { productId, quantityMilli }] of items.entries()) {
    const difference = differences.get(productId) ?? 0;
    const good = goods.get(productId) ?? agreed.find((line) => line.productId === productId);
    const step = good && (by === 'shop' ? staffStepMilli(good.unit as Unit, good.stepMilli) : good.stepMilli);
    // What was agreed stands, whatever the step has become since.
    if (difference === 0 || quantityMilli === 0) continue;
    if (step === undefined || (difference > 0 && !goods.has(productId))) {
      errors[`order_items.${i}.product_id`] = [{ message: 'checkout.notSoldHere', parameters: {} }];
    } else if ((sums.get(productId) ?? 0) > maxQuantityMilli) {
      const parameters = { maximum: fromMilli(maxQuantityMilli) };
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantityTooLarge', parameters }];
    } else if (!isQuantityAllowed(quantityMilli, step)) {
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantity', parameters: { step: fromMilli(step) } }];
    }
  }
  const needsAge = [...goods.values()].some(
    ({ productId, minimumAge }) => minimumAge !== null && (differences.get(productId) ?? 0) > 0,
  );
  if (needsAge && !isOfAge) errors.age_confirmed = [{ message: 'checkout.ageNotConfirmed', parameters: {} }];
  return errors;
}

/** Lines that say that the shelf is empty of what the order does not hold, or of which it is to hold more. */
export function shelfErrors(sent: SentItems, { agreed, differences }: Known): FieldErrors {
  const wrong = [...sent.entries()].filter(([, { product_id: id, shelf_empty: isEmpty }]) => {
    const isHeld = agreed.some(({ productId }) => productId === id);
    return isEmpty && (!isHeld || (differences.get(id) ?? 0) > 0);
  });
  return Object.fromEntries(
    wrong.map(([i]) => [`order_items.${i}.shelf_empty`, [{ message: 'validation.invalid', parameters: {} }]]),
  );
}

/** Lines of which there is not enough, what the order holds already being its own. */
export function changeShortages(items: SentItems, known: Known, stock: ReadonlyMap<number, Availability>): FieldErrors {
  const { agreed, goods, differences } = known;
  const held = sumByProduct(agreed);
  const withOwn = new Map(
    [...stock].map(([productId, { availableMilli, inventory }]) => [
      productId,
      { availableMilli: availableMilli + (held.get(productId) ?? 0), inventory },
    ]),
  );
  const sold = new Map([...goods].filter(([productId]) => (differences.get(productId) ?? 0) > 0));
  return stockErrors(items.map(toItem), sold, withOwn);
}
