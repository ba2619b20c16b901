import type { FieldErrors } from '#contract/errors.ts';
import type { InvoiceLine } from '#domain/invoice/invoice-content.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';

type Item = { productId: number; quantityMilli: Milli };

/** What cannot come back: goods that the order has not had, more than is left of them, parts of what is sold by the piece. */
export function returnErrors(
  items: readonly Item[],
  lines: readonly InvoiceLine[],
  left: ReadonlyMap<number, Milli>,
): FieldErrors {
  const errors: FieldErrors = {};
  const open = new Map(left);
  for (const [i, { productId, quantityMilli }] of items.entries()) {
    const line = lines.find((one) => one.productId === productId);
    const available = open.get(productId) ?? 0;
    open.set(productId, available - quantityMilli);
    if (!line) {
      errors[`order_items.${i}.product_id`] = [{ message: 'validation.invalid', parameters: {} }];
    } else if (quantityMilli > available) {
      const parameters = { available: fromMilli(Math.max(0, left.get(productId) ?? 0)) };
      errors[`order_items.${i}.quantity`] = [{ message: 'returns.tooMuch', parameters }];
    } else if (!isWhole(line.unit, quantityMilli) && quantityMilli !== left.get(productId)) {
      errors[`order_items.${i}.quantity`] = [{ message: 'validation.quantity', parameters: { step: 1 } }];
    }
  }
  if (items.length === 0) errors.order_items = [{ message: 'returns.nothing', parameters: {} }];
  return errors;
}

function isWhole(unit: string, milli: Milli): boolean {
  return unit === 'KG' || unit === 'LITRE' || milli % 1000 === 0;
}
