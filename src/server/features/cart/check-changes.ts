import { type FieldErrors, Refusal } from '#contract/errors.ts';
import { maxCartLines } from '#domain/cart/cart-lines.ts';
import { fromMilli, isQuantityAllowed, type Milli } from '#domain/stock/quantity.ts';
import type { ShelfGood } from './stored-cart.ts';

/** What a device says of a product, what was there before, and what comes of both. */
export type Change = { productId: number; said: Milli; before: Milli; milli: Milli };

/**
 * Quantities are held to the rules of orders, where the device brings something new: sold here, in whole steps, within
 * the stock. Taking out is always possible. Throws `invalid` with the lines named, or `lines` when the cart would hold
 * too many; `room` says how many new ones it takes.
 */
export function checkChanges(
  changes: readonly Change[],
  goods: ReadonlyMap<number, ShelfGood>,
  stored: ReadonlyMap<number, { quantityMilli: Milli }>,
): void {
  const errors: FieldErrors = {};
  const fault = (field: string, message: string, parameters = {}) => {
    errors[field] = [{ message, parameters }];
  };
  const seen = new Set<number>();
  for (const [i, { productId, said, before }] of changes.entries()) {
    if (seen.has(productId)) fault(`lines.${i}.product_id`, 'validation.invalid');
    seen.add(productId);
    if (said === 0 || said === before) continue;
    const good = goods.get(productId);
    if (!good) fault(`lines.${i}.product_id`, 'checkout.notSoldHere');
    else if (!isQuantityAllowed(said, good.stepMilli))
      fault(`lines.${i}.quantity`, 'validation.quantity', { step: fromMilli(good.stepMilli) });
    else if (good.availableMilli !== null && good.availableMilli < said)
      fault(`lines.${i}.quantity`, 'validation.notEnoughStock', { available: fromMilli(good.availableMilli) });
  }
  const held = [...stored.values()].filter((line) => line.quantityMilli > 0).length;
  const leaving = changes.filter((line) => line.before > 0 && line.milli === 0).length;
  const coming = changes.filter((line) => line.before === 0 && line.milli > 0).length;
  const room = Math.max(0, maxCartLines - held + leaving);
  if (coming > room) fault('lines', 'validation.tooMany', { maximum: maxCartLines, room });
  if (Object.keys(errors).length > 0) throw new Refusal('invalid', { errors });
}
