import type { FieldErrors } from '#contract/errors.ts';
import { fromMilli, isQuantityAllowed, type Milli, maxQuantityMilli, staffStepMilli } from '#domain/stock/quantity.ts';
import type { Availability } from '#server/services/order/stock-ledger.ts';
import type { WantedItem } from './order-content.ts';
import type { SoldProduct } from './select-sold-products.ts';

/** The whole quantity of each product: the same product on two lines counts together. */
export function sumByProduct(items: readonly WantedItem[]): Map<number, Milli> {
  const sums = new Map<number, Milli>();
  for (const { productId, quantityMilli } of items) sums.set(productId, (sums.get(productId) ?? 0) + quantityMilli);
  return sums;
}

/**
 * Lines that cannot stand whatever the stock: products not sold here, quantities off the product's step or too large. Staff
 * write any weight.
 */
export function itemErrors(
  items: readonly WantedItem[],
  goods: ReadonlyMap<number, SoldProduct>,
  { byStaff }: { byStaff: boolean },
): FieldErrors {
  const errors: FieldErrors = {};
  const sums = sumByProduct(items);
  for (const [i, { productId, quantityMilli }] of items.entries()) {
    const good = goods.get(productId);
    const stepMilli = good && (byStaff ? staffStepMilli(good.unit, good.stepMilli) : good.stepMilli);
    if (!good || stepMilli === undefined) {
      errors[`order_items.${i}.product_id`] = [{ message: 'checkout.notSoldHere', parameters: {} }];
    } else if ((sums.get(productId) ?? 0) > maxQuantityMilli) {
      const parameters = { maximum: fromMilli(maxQuantityMilli) };
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantityTooLarge', parameters }];
    } else if (!isQuantityAllowed(quantityMilli, stepMilli)) {
      const parameters = { step: fromMilli(stepMilli) };
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantity', parameters }];
    }
  }
  return errors;
}

/** Lines of which there is not enough, among the goods sold here; what is not counted is always to be had. */
export function stockErrors(
  items: readonly WantedItem[],
  goods: ReadonlyMap<number, SoldProduct>,
  stock: ReadonlyMap<number, Availability>,
): FieldErrors {
  const errors: FieldErrors = {};
  const sums = sumByProduct(items);
  for (const [i, { productId }] of items.entries()) {
    const { inventory, availableMilli } = stock.get(productId) ?? { inventory: true, availableMilli: 0 };
    if (!goods.has(productId) || !inventory || availableMilli >= (sums.get(productId) ?? 0)) continue;
    const parameters = { available: fromMilli(availableMilli) };
    errors[`order_items.${i}.quantity`] = [{ message: 'validation.notEnoughStock', parameters }];
  }
  return errors;
}
