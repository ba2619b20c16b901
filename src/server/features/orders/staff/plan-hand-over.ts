import type { FieldErrors } from '#contract/errors.ts';
import type { HandOverInput } from '#contract/orders/hand-over.ts';
import type { InvoiceFigures } from '#domain/invoice/invoice-content.ts';
import { takeBackLines } from '#domain/invoice/take-back.ts';
import type { Cents } from '#domain/money/cents.ts';
import { dueCents } from '#domain/order/due.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { fromMilli, isSoldByMeasure, type Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray } from '#server/db/sql.ts';
import { products } from '#server/db/tables/catalogue.ts';
import { figuresOf } from '#server/services/invoice/compose-content.ts';
import { returnedCents } from '#server/services/order/payment-steps.ts';
import type { StoredOrder } from '#server/services/order/stored-order.ts';
import { refuseIfAny } from '../core/order-errors.ts';

type Lines = StoredOrder['lines'];
type Refused = Pick<HandOverInput, 'refused'>['refused'];

export type HandOverPlan = {
  /** What the refused goods come to; null: nothing is refused. */
  refused: InvoiceFigures | null;
  /** To be paid in cash. */
  dueCents: Cents;
  /** Whether something with an age limit is left. */
  needsAge: boolean;
};

/**
 * What handing an order over would come to, without what is refused of it. Throws `invalid` on the place in `refused` for a
 * line that is not of the order, and for more than is left of one.
 */
export async function planHandOver(tx: Db, order: StoredOrder, refused: Refused): Promise<HandOverPlan> {
  const byLine = readRefused(order.lines, refused);
  const figures = byLine.size === 0 ? null : takeBackLines(figuresOf(order), [], byLine);
  const ages = await selectMinimumAges(tx, order.lines);
  const isKept = ({ id, quantityMilli }: Lines[number]) => quantityMilli > (byLine.get(id) ?? 0);
  return {
    refused: figures,
    dueCents: cashDueCents(order, figures?.totalCents ?? 0),
    needsAge: order.lines.some((line) => isKept(line) && (ages.get(line.productId) ?? null) !== null),
  };
}

/** From which age the goods of an order may be bought, by product, in years. */
export async function selectMinimumAges(tx: Db, lines: Lines): Promise<ReadonlyMap<number, number | null>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  const rows = await tx
    .select({ id: products.id, minimumAge: products.minimumAge })
    .from(products)
    .where(inArray(products.id, ids));
  return new Map(rows.map(({ id, minimumAge }) => [id, minimumAge]));
}

/** What is refused of each line, in thousandths; the same line twice counts together. */
function readRefused(lines: Lines, refused: Refused): Map<number, Milli> {
  const errors: FieldErrors = {};
  const byLine = new Map<number, Milli>();
  for (const [i, { item_id: id, quantity }] of refused.entries()) {
    const line = lines.find((one) => one.id === id && one.quantityMilli > 0);
    // The schema accepts at most three decimals.
    const milli = Math.round(quantity * 1000);
    const all = (byLine.get(id) ?? 0) + milli;
    byLine.set(id, all);
    if (!line) {
      errors[`refused.${i}.item_id`] = [{ message: 'validation.invalid', parameters: {} }];
    } else if (all > line.quantityMilli) {
      const parameters = { available: fromMilli(line.quantityMilli) };
      errors[`refused.${i}.quantity`] = [{ message: 'returns.tooMuch', parameters }];
    } else if (!isSoldByMeasure(line.unit) && milli % 1000 !== 0 && all !== line.quantityMilli) {
      errors[`refused.${i}.quantity`] = [{ message: 'validation.quantity', parameters: { step: 1 } }];
    }
  }
  refuseIfAny('invalid', errors);
  return byLine;
}

/** What is paid at a provider is never due in cash. Of the rest the refused goods are taken off the money before the credit. */
function cashDueCents(order: StoredOrder, refusedCents: Cents): Cents {
  if (isOnlineMethod(order.paymentMethod)) return 0;
  return Math.max(0, dueCents(order, order.steps, returnedCents(order) + refusedCents));
}
