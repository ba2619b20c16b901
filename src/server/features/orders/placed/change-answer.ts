import { toDecimal } from '#domain/money/cents.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import type { RecordedLine } from '#server/db/tables/order-events.ts';
import type { StoredChange } from '#server/services/order/stored-order.ts';

type Recorded = Omit<StoredChange, 'id' | 'at' | 'byShop' | 'reason' | 'creditBeforeCents'>;

/** What a change made of an order, by product; decimals of the currency. */
export function toChangeAnswer(change: Recorded, decimals: number) {
  const inUnits = (cents: number) => toDecimal(cents, decimals);
  const { linesBefore, linesAfter, feeBeforeCents, feeAfterCents, feeByRulesCents, totalBeforeCents, totalAfterCents } =
    change;
  const products = Map.groupBy([...linesBefore, ...linesAfter], ({ productId }) => productId);
  const items = [...products].flatMap(([productId, [named]]) => {
    const [before, after] = [sumOf(linesBefore, productId), sumOf(linesAfter, productId)];
    if (!named || (before.milli === after.milli && before.cents === after.cents)) return [];
    const { productName, unit } = named;
    const quantities = { quantityBefore: fromMilli(before.milli), quantityAfter: fromMilli(after.milli) };
    const totals = { totalBefore: inUnits(before.cents), totalAfter: inUnits(after.cents) };
    return [{ productId, productName, unit, ...quantities, ...totals }];
  });
  return {
    totalBefore: inUnits(totalBeforeCents),
    totalAfter: inUnits(totalAfterCents),
    difference: inUnits(totalAfterCents - totalBeforeCents),
    shippingFeeBefore: inUnits(feeBeforeCents),
    shippingFeeAfter: inUnits(feeAfterCents),
    shippingFeeByRules: feeByRulesCents === null ? null : inUnits(feeByRulesCents),
    noteChanged: change.noteChanged,
    fieldsChanged: change.fieldsChanged,
    shelfEmpty: change.shelfEmpty,
    wishesChanged: [...products.keys()].some((productId) => {
      const [before, after] = [firstOf(linesBefore, productId), firstOf(linesAfter, productId)];
      return before && after && (before.substitution ?? null) !== (after.substitution ?? null);
    }),
    slotChanged: change.slotChanged,
    slotBefore: toInstant(change.slotBefore),
    slotAfter: toInstant(change.slotAfter),
    items,
  };
}

/** A product that grew at another price has a second line, which is no other wish. */
function firstOf(lines: Recorded['linesBefore'], productId: number): RecordedLine | undefined {
  return lines.find((line) => line.productId === productId);
}

function sumOf(lines: Recorded['linesBefore'], productId: number): { milli: number; cents: number } {
  const own = lines.filter((line) => line.productId === productId);
  return {
    milli: own.reduce((sum, { quantityMilli }) => sum + quantityMilli, 0),
    cents: own.reduce((sum, { lineCents }) => sum + lineCents, 0),
  };
}

function toInstant(stored: string | null): string | null {
  return stored && new Date(stored).toISOString();
}
