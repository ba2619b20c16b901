import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes of many goods at once, each with what its entry in the audit says. */
export function importWrites({ shop: { storeId, bread } }: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const rows = (said: object) => ({ rows: [{ product_id: bread, store: storeId, ...said }] });
  return {
    writeOffers: async () => change('/offers', 'import', 'offers', 'rows changed', rows({ price: 9.5 })),
    writeStockLevels: async () =>
      change('/stock-levels', 'import', 'stock-levels', 'rows changed', rows({ on_hand: 77 })),
  };
}
