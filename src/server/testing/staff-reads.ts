import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { addPayment } from '#server/services/payments/payment-row.ts';
import { makeStaff } from './accounts.ts';
import { deliver } from './invoices.ts';
import { guestOrder, placeOrder } from './order-shop.ts';
import { pickEvent, startRun } from './picking.ts';
import { makeReceipt, recallOf } from './receipt-writes.ts';
import { makeRound, placePacked } from './rounds.ts';
import { makeWindows } from './slots.ts';
import type { StaffShop } from './staff-write.ts';

/** A call that reads. `bare`: the same without the store that it asks for. */
export type StaffRead = { path: string; body?: unknown; bare?: string };

/**
 * One call of each read by staff who may be limited to some stores, of things of the store of this shop: an order of each
 * state, a run, a round, a payment that needs attention. It must be five o'clock (UTC) on a Tuesday.
 */
export async function validStaffReads({ t, shop, staff }: StaffShop): Promise<Record<string, StaffRead>> {
  const { storeId, bread, apples } = shop;
  const [slot] = await makeWindows(t, staff, storeId, [{}]);
  const place = async () => (await placeOrder(t, guestOrder(storeId, bread, 1))).id;
  const [order, delivered, picked, ready] = [await place(), await place(), await place(), await place()];
  for (const id of [order, picked])
    await t.db
      .update(orders)
      .set({ slotId: slot?.id ?? 0 })
      .where(eq(orders.id, id));
  await deliver(t, staff, delivered);
  await deliver(t, staff, ready, 'ready');
  const driver = (await makeStaff(t, ['CAN_DELIVER_ORDERS'])).customer.id;
  const packed = (await placePacked(t, staff, { storeId, productId: bread })).id;
  const round = await makeRound(t, staff, { storeId, orderIds: [packed], driverId: driver });
  await placePacked(t, staff, { storeId, productId: bread });
  const run = await startRun(t, staff, { storeId, orderIds: [picked] });
  const events = run.lines.map((line) => pickEvent(line, 'picked', { at: t.deps.clock().toISOString() }));
  await t.call('POST', `/pick-runs/${run.id}/events`, { events }, staff);
  const bags = [{ order_id: picked, ambient: 1, cold: 0, frozen: 0 }];
  await t.call('POST', `/pick-runs/${run.id}/finish`, { bags }, staff);
  const now = t.deps.clock();
  const asked = { method: 'card', amountCents: 110, currency: 'EUR', keepsMeans: false, expiresAt: now } as const;
  await addPayment(t.db, { orderId: order, ...asked, now });
  const receipt = await makeReceipt({ t, shop, staff });
  await t.call('POST', `/receipts/${receipt}/book`, {}, staff);
  const recall = (await t.call('POST', '/recalls', recallOf(shop), staff)).body.data.id;
  const days = 'from=2026-11-23&to=2026-11-25';
  const byStore = (path: string, name: 'store_id' | 'storeId', more = '') => {
    const bare = `${path}?${more}`;
    return { path: `${bare}${more && '&'}${name}=${storeId}`, bare };
  };
  return {
    listAdminOrders: byStore('/orders', 'storeId', 'per_page=50'),
    readAdminOrder: { path: `/orders/${order}` },
    readStaffInvoice: { path: `/orders/${delivered}/invoice` },
    sumHandOver: { path: `/orders/${picked}/hand-over/sum`, body: { refused: [] } },
    lookUpPayments: { path: `/orders/${delivered}/payments/lookup`, body: {} },
    listPayments: { path: '/payments', bare: '/payments' },
    findBuyers: { path: '/orders/buyers?q=Camille' },
    readPickRun: { path: `/pick-runs/${run.id}` },
    printRunLabels: { path: `/pick-runs/${run.id}/labels`, body: { form: 'roll' } },
    printRunList: { path: `/pick-runs/${run.id}/list`, body: {} },
    listPickRuns: byStore('/pick-runs', 'store_id'),
    listPickSlots: { path: `/pick-slots?store_id=${storeId}` },
    readPickDay: byStore('/pick-day', 'store_id'),
    readPickFigures: byStore('/pick-figures', 'store_id', days),
    readPickerFigures: byStore('/pick-figures/pickers', 'store_id', days),
    readRound: { path: `/rounds/${round.id}` },
    listRounds: byStore('/rounds', 'store_id'),
    readBringable: { path: `/round-orders?store_id=${storeId}` },
    readAisles: { path: `/stores/${storeId}/aisles` },
    listArrivals: { path: `/stores/${storeId}/pickups` },
    findPickup: { path: `/stores/${storeId}/pickups`, body: { code: '000000' } },
    listSlotOrders: { path: `/stores/${storeId}/slot-orders` },
    listSlotLoads: { path: `/stores/${storeId}/slot-loads` },
    readPackingLists: { path: '/packing-lists', body: { order_ids: [order] } },
    printPackingLists: { path: '/packing-lists/pdf', body: { order_ids: [order] } },
    printBagLabels: { path: '/bag-labels', body: { bags, form: 'roll' } },
    readSales: byStore('/reports/sales', 'storeId'),
    readAttention: { path: '/attention', bare: '/attention' },
    listStaffProducts: byStore('/products', 'storeId', 'per_page=50'),
    readStaffProduct: { path: `/products/${apples}`, bare: `/products/${apples}` },
    readProductHistory: byStore(`/products/${apples}/history`, 'storeId'),
    scanProduct: { path: `/products/scan?store_id=${storeId}&product_id=${apples}` },
    listStockCounts: byStore('/stock-counts', 'store_id'),
    listGoodsToCount: { path: `/stock-counts/goods?store_id=${storeId}&aisle=FRUIT` },
    listAllKinds: { path: '/kinds' },
    listAllReviews: { path: '/reviews' },
    listSearchMisses: { path: '/search-misses' },
    readSynonyms: { path: '/synonyms' },
    readStockSettings: { path: '/stock-settings' },
    readOfficeSettings: { path: '/office-settings' },
    previewRecall: { path: '/recalls/preview', body: recallOf(shop) },
    listRecalls: { path: '/recalls' },
    readRecall: { path: `/recalls/${recall}` },
    readRecallBuyers: { path: `/recalls/${recall}/buyers.csv` },
    readReceipt: { path: `/receipts/${receipt}` },
    listReceipts: byStore('/receipts', 'storeId'),
    listDatedGoods: byStore('/receipts/dated-goods', 'storeId', 'days=30'),
    listImportTemplates: { path: '/import-templates' },
    listSavedViews: { path: '/saved-views' },
  };
}
