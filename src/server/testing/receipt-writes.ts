import { change, type StaffShop, type StaffWrite } from './staff-write.ts';

let notes = 0;
/** A delivery of bread to the shop, by another note each time. */
export function deliveryNote(storeId: number, productId: number, more: object = {}) {
  notes += 1;
  const lines = [{ product_id: productId, quantity: 12, best_before: '2026-11-26', purchase_price: 0.5 }];
  return { store_id: storeId, supplier: 'Moulin Vert', note_number: `BL-${notes}`, lines, ...more };
}

/** Begins a receipt; its id. */
export async function makeReceipt({ t, shop, staff }: StaffShop, more: object = {}): Promise<number> {
  const { status, body } = await t.call('POST', '/receipts', deliveryNote(shop.storeId, shop.apples, more), staff);
  if (status !== 200) throw new Error(`the receipt was refused: ${JSON.stringify(body)}`);
  return body.data.id;
}

/** The writes of receipts, each with what its entry in the audit says. */
export function receiptWrites(by: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const { t, shop, staff } = by;
  const all = 'supplier noteNumber deliveredOn status lines';
  return {
    createReceipt: async () => change('/receipts', 'receipt', null, all, deliveryNote(shop.storeId, shop.bread)),
    updateReceipt: async () => {
      const id = await makeReceipt(by);
      return change(`/receipts/${id}`, 'receipt', id, 'supplier', { supplier: 'Moulin Bleu' });
    },
    deleteReceipt: async () => {
      const id = await makeReceipt(by);
      return change(`/receipts/${id}`, 'receipt', id, all);
    },
    bookReceipt: async () => {
      const id = await makeReceipt(by);
      return change(`/receipts/${id}/book`, 'receipt', id, 'status', {});
    },
    cancelReceipt: async () => {
      const id = await makeReceipt(by);
      await t.call('POST', `/receipts/${id}/book`, {}, staff);
      return change(`/receipts/${id}/cancel`, 'receipt', id, 'status', {});
    },
  };
}
