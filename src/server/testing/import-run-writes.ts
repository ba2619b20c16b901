import { makeImport, workOnImports } from './ready-imports.ts';
import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

/** The writes of many goods at once, each with what its entry in the audit says. */
export function importRunWrites({
  t,
  shop: { storeId, bread },
  staff,
}: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const rows = (values: object) => ({ rows: [{ product_id: bread, store: storeId, ...values }] });
  let stock = 70;
  const make = () => makeImport(t, { fields: ['barcode', 'store'], rows: [['4006381333931', String(storeId)]] });
  return {
    writeOffers: async () => {
      stock += 1;
      return change('/offers', 'import', 'offers', 'rows changed', rows({ on_hand: stock }));
    },
    writeStockLevels: async () => {
      stock += 1;
      return change('/stock-levels', 'import', 'stock-levels', 'rows changed', rows({ on_hand: stock }));
    },
    runImport: async () => {
      const id = await make();
      return change(`/imports/${id}/run`, 'import', id, 'rows changed refused', {});
    },
    undoImport: async () => {
      const id = await make();
      await t.call('POST', `/imports/${id}/run`, {}, staff);
      await workOnImports(t);
      return change(`/imports/${id}/undo`, 'import', id, 'status', {});
    },
  };
}
