import type { LineDecision, LineState } from '#domain/picking/pick-line.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import type { pickLines } from '#server/db/tables/pick-runs.ts';
import {
  correctOnHand,
  emptyShelves,
  readStock,
  releaseStock,
  reserveStock,
} from '#server/services/order/stock-ledger.ts';

export type PickLineRow = typeof pickLines.$inferSelect;
type OrderAt = { storeId: number; orderId: number; now: Date };
type Held = Pick<PickLineRow, 'reservedMilli' | 'substituteReservedMilli' | 'emptiedMilli'>;

/** In these states nothing more of the line itself is fetched: what is not in the bag is others’ to have. */
const closedStates: readonly LineState[] = ['short', 'proposed', 'substituted', 'refused'];

/**
 * Brings what a line and what stands for it have reserved to what it was decided to be, and answers what is reserved then;
 * null where there is not enough of the substitute. A shelf that was found empty is put back once the line is open or found
 * again. Goods that are not counted are left alone. The caller holds the order’s row; of stock, the rows are locked here in
 * the order of their ids.
 */
export async function settleLineStock(
  tx: Db,
  order: OrderAt,
  line: PickLineRow,
  decision: LineDecision & { shelfEmpty?: boolean },
): Promise<Held | null> {
  const { state, pickedMilli, substitute } = decision;
  const own = line.productId;
  const involved = [own, line.substituteId, substitute?.productId].filter((id) => id !== null && id !== undefined);
  const stock = await readStock(tx, order.storeId, [...new Set(involved)], { lock: true });
  const isCounted = (id: number) => stock.get(id)?.inventory === true;

  let substituteReservedMilli = 0;
  if (substitute && isCounted(substitute.productId)) {
    substituteReservedMilli = substitute.quantityMilli;
    const mine = line.substituteId === substitute.productId ? line.substituteReservedMilli : 0;
    if ((stock.get(substitute.productId)?.availableMilli ?? 0) + mine < substituteReservedMilli) return null;
  }
  if (line.substituteId !== null && line.substituteReservedMilli > 0)
    await releaseStock(tx, order, new Map([[line.substituteId, line.substituteReservedMilli]]));
  if (substitute && substituteReservedMilli > 0)
    await reserveStock(tx, order, new Map([[substitute.productId, substituteReservedMilli]]));

  let { emptiedMilli } = line;
  if (emptiedMilli > 0 && (state === 'waiting' || state === 'picked')) {
    await correctOnHand(tx, order, { productId: own, deltaMilli: emptiedMilli });
    emptiedMilli = 0;
  }
  const reservedMilli = isCounted(own)
    ? await reserveUpTo(tx, order, { productId: own, from: line.reservedMilli, to: heldFor(line, state, pickedMilli) })
    : line.reservedMilli;
  if (decision.shelfEmpty && isCounted(own)) {
    const [emptied] = await emptyShelves(tx, order, [own]);
    emptiedMilli += emptied?.availableMilli ?? 0;
  }
  return { reservedMilli, substituteReservedMilli, emptiedMilli };
}

function heldFor({ orderedMilli }: PickLineRow, state: LineState, pickedMilli: Milli): Milli {
  return closedStates.includes(state) ? Math.min(orderedMilli, pickedMilli) : orderedMilli;
}

/** Releases or reserves what lies between, as far as it is to be had; answers what is reserved then. */
async function reserveUpTo(
  tx: Db,
  order: OrderAt,
  { productId, from, to }: { productId: number; from: Milli; to: Milli },
): Promise<Milli> {
  if (to < from) await releaseStock(tx, order, new Map([[productId, from - to]]));
  if (to <= from) return to;
  const stock = await readStock(tx, order.storeId, [productId], { lock: true });
  const more = Math.min(to - from, Math.max(0, stock.get(productId)?.availableMilli ?? 0));
  if (more > 0) await reserveStock(tx, order, new Map([[productId, more]]));
  return from + more;
}

/**
 * Reserves exactly what is in the bag: somebody has it in their hands, so where the count of the store says that there is
 * less, the count is corrected.
 */
export async function reserveExactly(
  tx: Db,
  order: OrderAt,
  { productId, from, to }: { productId: number; from: Milli; to: Milli },
): Promise<void> {
  if (from === to) return;
  const stock = (await readStock(tx, order.storeId, [productId], { lock: true })).get(productId);
  if (!stock?.inventory) return;
  if (to < from) return releaseStock(tx, order, new Map([[productId, from - to]]));
  const lacking = to - from - stock.availableMilli;
  if (lacking > 0) await correctOnHand(tx, order, { productId, deltaMilli: lacking });
  await reserveStock(tx, order, new Map([[productId, to - from]]));
}
