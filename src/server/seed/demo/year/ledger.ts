import type { stockMovements } from '#server/db/tables/stock.ts';
import type { Calendar } from '#server/seed/demo/calendar.ts';
import { drawsFor, nextBetween } from '#server/seed/demo/draw.ts';
import type { Item } from '#server/seed/demo/range.ts';
import { listedOn } from '#server/seed/demo/range.ts';
import type { PlannedOrder } from './orders.ts';

type Movement = typeof stockMovements.$inferInsert;
const minute = 60_000;

/**
 * Every movement of counted stock in the year, in the order of time, so that each product ends at what is to be had
 * today and never fell below nothing: read backwards, a shelf that would overflow was filled by a delivery that morning.
 */
export function buildLedger(range: readonly Item[], orders: readonly PlannedOrder[], calendar: Calendar): Movement[] {
  const moves = new Map<Item, Movement[]>(range.filter((item) => item.inventory).map((item) => [item, []]));
  for (const { row, basket, returnedAt } of orders) {
    for (const { item, quantityMilli } of basket) {
      const { storeId, productId } = item;
      const move = { storeId, productId, orderId: row.id, reservedDeltaMilli: 0 };
      const own = moves.get(item);
      const at = row.submittedAt ?? calendar.now;
      const isWaiting = row.status === 'submitted' && (row.fulfilment === 'pending' || row.fulfilment === 'processing');
      if (isWaiting)
        own?.push({ ...move, deltaMilli: 0, reservedDeltaMilli: quantityMilli, reason: 'reservation', at });
      else own?.push({ ...move, deltaMilli: -quantityMilli, reason: 'sale', at });
      if (returnedAt) own?.push({ ...move, deltaMilli: quantityMilli, reason: 'cancellation', at: returnedAt });
    }
  }
  const all = [...moves].flatMap(([item, own]) => withDeliveries(item, own));
  return all.sort((a, b) => a.at.getTime() - b.at.getTime());

  function withDeliveries(item: Item, movements: Movement[]): Movement[] {
    const { storeId, productId } = item;
    const draws = drawsFor('deliveries', storeId, productId);
    const more: Movement[] = [];
    const add = (deltaMilli: number, reason: Movement['reason'], at: Date) => {
      if (deltaMilli !== 0)
        more.push({ storeId, productId, orderId: null, deltaMilli, reservedDeltaMilli: 0, reason, at });
    };
    let level = item.quantityMilli;
    for (const move of movements.sort((a, b) => b.at.getTime() - a.at.getTime())) {
      level -= move.deltaMilli - (move.reservedDeltaMilli ?? 0);
      if (level < 0) {
        // What came back could not be sold again.
        add(level, 'correction', new Date(move.at.getTime() + minute));
        level = 0;
      }
      if (level > Math.max(item.quantityMilli, 90_000)) {
        const left = nextBetween(draws, 4, 30) * 1000;
        add(level - left, 'delivery', new Date(move.at.getTime() - nextBetween(draws, 60, 600) * minute));
        level = left;
      }
    }
    add(level, 'opening', calendar.at(Math.max(listedOn(item.good), -366), 7 * 60));
    return [...more, ...movements];
  }
}
