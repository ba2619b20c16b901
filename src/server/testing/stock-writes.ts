import { dayIn } from '#domain/clock/zone-time.ts';
import { change, type StaffShop } from './staff-write.ts';

let counted = 40;

/** The writes by which stock is counted, and what their entries say. */
export function stockWrites({ t, shop: { storeId, apples, carrots } }: StaffShop) {
  return {
    addStockCounts: async () => {
      const rows = [{ product_id: carrots, on_hand: ++counted }];
      return change('/stock-counts', 'stockCount', storeId, 'rows changed', { store_id: storeId, rows });
    },
    createShortDateLot: async () => {
      const lot = { store_id: storeId, quantity: 1, discount: 30, best_before: dayIn('Europe/Paris', t.deps.clock()) };
      return change(`/products/${apples}/short-date-lots`, 'product', null, 'names.fr', lot);
    },
  };
}
