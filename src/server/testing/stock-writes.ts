import { change, type StaffShop } from './staff-write.ts';

let counted = 10;

/** The writes by which stock is counted, and what their entries say. */
export function stockWrites({ shop: { storeId, apples } }: StaffShop) {
  return {
    addStockCounts: async () => {
      const rows = [{ product_id: apples, on_hand: ++counted }];
      return change('/stock-counts', 'stockCount', storeId, 'rows changed', { store_id: storeId, rows });
    },
  };
}
