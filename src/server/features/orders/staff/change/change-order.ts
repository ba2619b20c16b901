import type { AdminOrderDetail } from '#contract/admin-orders.ts';
import { Refusal } from '#contract/errors.ts';
import type { OrderWrite } from '#contract/orders.ts';
import { changeObstacle } from '#domain/order/may-change.ts';
import { type Availability, readStock } from '#server/services/order/stock-ledger.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { readPlace } from '#server/services/slot/take-place.ts';
import { readOrderStore } from '../../shop/choose-store.ts';
import { totalsAgree } from '../../shop/compare-figures.ts';
import { refuseIfAny } from '../../shop/content-errors.ts';
import { type SoldProduct, selectSoldProducts } from '../../shop/select-sold-products.ts';
import { readStaffDetail } from '../order-detail.ts';
import { previewOrder } from '../preview-order.ts';
import { staffStatus } from '../staff-view.ts';
import type { StaffWrite } from '../staff-write.ts';
import { type AgreedLine, selectAgreedLines } from './agreed-lines.ts';
import { changeErrors, changeShortages } from './change-errors.ts';
import { fixedFieldErrors } from './fixed-fields.ts';
import { type ChangePlan, planChange } from './plan-change.ts';
import { settleChange, writeChange } from './write-change.ts';

/** What a change makes of an order; `plan` is null where nothing is said of its goods. */
export type Change = {
  row: OrderRow;
  agreed: readonly AgreedLine[];
  plan: ChangePlan | null;
  deliveryNote: string | null;
  ageConfirmed: boolean;
};
/** What it was reckoned from. */
type Sources = { goods: ReadonlyMap<number, SoldProduct>; stock: ReadonlyMap<number, Availability> };

/**
 * Changes goods and note of a placed order whose goods are not packed yet: stock, lines, figures, the history and the mail
 * in one transaction. With `isPreview` it answers what the order would be and writes nothing; a change that changes
 * nothing answers the order. Throws `moveNotAllowed`, `invalid`, `outOfStock`, and `figuresChanged` with the order as it
 * would be when it comes to something else than what was sent. The caller holds the order's row.
 */
export async function changeOrder(
  call: StaffWrite,
  row: OrderRow,
  sent: OrderWrite,
  isPreview: boolean,
): Promise<AdminOrderDetail> {
  refuseIfAny('invalid', fixedFieldErrors(row, sent));
  const { change, goods, stock } = await reckonChange(call, row, sent, isPreview);
  const totals = change.plan?.totals ?? { ...row, netCents: row.totalCents - row.vatCents };
  const isAgreed = totalsAgree(sent, totals, call.decimals);
  if (!changesAnything(change)) {
    const order = await readStaffDetail(call, row.id);
    if (!isAgreed) throw new Refusal('figuresChanged', { data: order });
    return order;
  }
  if (changeObstacle({ ...row, status: staffStatus(row) })) throw new Refusal('moveNotAllowed');
  refuseErrors(change, sent, { goods, stock });
  const wouldBe = () =>
    previewOrder(call, row.id, async (tx) => {
      await writeChange({ ...call, tx }, change);
      return readStaffDetail({ ...call, tx }, row.id);
    });
  if (!isAgreed) throw new Refusal('figuresChanged', { data: await wouldBe() });
  if (isPreview) return wouldBe();
  const eventId = await writeChange(call, change);
  await settleChange(call, change, { eventId, stock });
  return readStaffDetail(call, row.id);
}

async function reckonChange(
  { tx, now }: StaffWrite,
  row: OrderRow,
  sent: OrderWrite,
  isPreview: boolean,
): Promise<Sources & { change: Change }> {
  const agreed = await selectAgreedLines(tx, row.id);
  const change = {
    row,
    agreed,
    deliveryNote: sent.delivery_note === undefined ? row.deliveryNote : sent.delivery_note || null,
    ageConfirmed: row.ageConfirmed || (sent.age_confirmed ?? false),
  };
  const items = sent.order_items;
  if (!items) return { change: { ...change, plan: null }, goods: new Map(), stock: new Map() };
  const store = await readOrderStore(tx, row.storeId, now);
  const asked = [...new Set(items.map((item) => item.product_id))];
  const touched = [...new Set([...asked, ...agreed.map((line) => line.productId)])];
  const stock = await readStock(tx, row.storeId, touched, { lock: !isPreview });
  const place = await readPlace(tx, row.id);
  const { priceType, language } = row;
  const goods = await selectSoldProducts(tx, asked, { store, priceType, language, now });
  return {
    change: { ...change, plan: planChange({ row, agreed, store, slotFeeCents: place?.feeCents ?? 0 }, items, goods) },
    goods,
    stock,
  };
}

function changesAnything({ row, agreed, plan, deliveryNote }: Change): boolean {
  if (deliveryNote !== row.deliveryNote || (plan && plan.differences.size > 0)) return true;
  return plan?.lines.some((line, i) => line.substitution !== agreed[i]?.substitution) ?? false;
}

function refuseErrors({ agreed, plan, ageConfirmed }: Change, { order_items }: OrderWrite, from: Sources): void {
  if (!plan || !order_items) return;
  const known = { agreed, goods: from.goods, differences: plan.differences };
  refuseIfAny('invalid', { ...plan.errors, ...changeErrors(order_items, known, ageConfirmed) });
  refuseIfAny('outOfStock', changeShortages(order_items, known, from.stock));
}
