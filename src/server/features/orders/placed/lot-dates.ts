import type { FieldErrors } from '#contract/errors.ts';
import { lotObstacle } from '#domain/catalogue/short-date.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { eq, inArray } from '#server/db/sql.ts';
import { slots } from '#server/db/tables/slots.ts';
import { shortDateLots } from '#server/db/tables/stock-counts.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { dateErrors } from '../core/order-errors.ts';
import type { ChangedLine } from './plan-change.ts';

type Changed = {
  row: Pick<OrderRow, 'slotId'>;
  /** As in `Change`: null where the order keeps the slot that it had. */
  slot: { to: { endsAt: Date } | null } | null;
  lines: readonly Pick<ChangedLine, 'productId' | 'productName'>[];
  differences: ReadonlyMap<number, Milli>;
};

/**
 * Lots of short date that a changed order cannot have: what is added, on its line, as in a new order; what was agreed, on
 * `slot_id`, where the order is to come in another slot that ends after them. What was agreed stands while its slot does.
 */
export async function lotErrors(
  tx: Db,
  { row, slot, lines, differences }: Changed,
  items: readonly { product_id: number }[],
  now: Date,
): Promise<FieldErrors> {
  const isMore = (productId: number) => (differences.get(productId) ?? 0) > 0;
  const concerned = slot?.to ? lines : lines.filter(({ productId }) => isMore(productId));
  const lotEnds = await selectLotEnds(tx, [...new Set(concerned.map(({ productId }) => productId))]);
  if (lotEnds.size === 0) return {};
  const receivedAt = slot ? (slot.to?.endsAt ?? null) : await readSlotEnd(tx, row.slotId);
  const isTooLate = (endsAt: Date | undefined) =>
    endsAt !== undefined && lotObstacle(endsAt, { now, receivedAt }) !== null;
  const added = new Map([...lotEnds].filter(([productId]) => isMore(productId)));
  const errors = dateErrors(
    items.map(({ product_id: productId }) => ({ productId })),
    added,
    { now, receivedAt },
  );
  const kept = concerned.find(({ productId }) => !isMore(productId) && isTooLate(lotEnds.get(productId)));
  if (!kept) return errors;
  const parameters = { product: kept.productName };
  return { ...errors, slot_id: [{ message: 'checkout.slotAfterLot', parameters }] };
}

/** When those of the products that are lots of short date end. */
async function selectLotEnds(tx: Db, productIds: number[]): Promise<ReadonlyMap<number, Date>> {
  if (productIds.length === 0) return new Map();
  const { productId, endsAt } = shortDateLots;
  const rows = await tx.select({ productId, endsAt }).from(shortDateLots).where(inArray(productId, productIds));
  return new Map(rows.map((lot) => [lot.productId, lot.endsAt]));
}

async function readSlotEnd(tx: Db, slotId: number | null): Promise<Date | null> {
  if (slotId === null) return null;
  const [slot] = await tx.select({ endsAt: slots.endsAt }).from(slots).where(eq(slots.id, slotId));
  return slot?.endsAt ?? null;
}
