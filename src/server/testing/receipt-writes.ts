import type { OrderShop } from './order-shop.ts';
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
  const { status, body } = await t.call('POST', '/receipts', deliveryNote(shop.storeId, shop.bread, more), staff);
  if (status !== 200) throw new Error(`the receipt was refused: ${JSON.stringify(body)}`);
  return body.data.id;
}

/** The recall of bread from the shop, of these days. */
export function recallOf({ storeId, bread }: Pick<OrderShop, 'storeId' | 'bread'>, more: object = {}) {
  const days = { from: '2026-11-01', to: '2026-12-01' };
  return {
    product_id: bread,
    store_ids: [storeId],
    ...days,
    lot: 'L7',
    reason: 'bacteria',
    advice: 'doNotEat',
    ...more,
  };
}

/** The writes of receipts and recalls, each with what its entry in the audit says. */
export function receiptWrites(by: StaffShop): Record<string, () => Promise<StaffWrite>> {
  const { t, shop, staff } = by;
  const all = 'supplier noteNumber deliveredOn status lines';
  return {
    createReceipt: async () => change('/receipts', 'receipt', null, all, deliveryNote(shop.storeId, shop.bread)),
    createRecall: async () => {
      notes += 1;
      const fields = 'productId storeIds validFrom validTo reason note orders';
      return change('/recalls', 'recall', null, fields, recallOf(shop, { lot: `L-${notes}` }));
    },
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
