import type { FieldErrors } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { PriceType } from '#domain/pricing/price-type.ts';
import { readCredit } from '#server/services/credit/read-credit.ts';
import type { Availability } from '#server/services/order/stock-ledger.ts';
import { readNamedSlot, type SlotRow } from '#server/services/slot/read-slot.ts';
import type { OrderStore } from './choose-store.ts';
import type { OrderCall } from './order-call.ts';
import type { OrderContent } from './order-content.ts';
import { dateErrors, itemErrors, stockErrors } from './order-errors.ts';
import { type PricedOrder, priceOrder } from './price-order.ts';
import { type SoldProduct, selectSoldProducts } from './select-sold-products.ts';

/** All that an order costs and needs at this moment; what stands in its way by field. */
export type ComputedOrder = PricedOrder & {
  priceType: PriceType;
  goods: ReadonlyMap<number, SoldProduct>;
  stock: ReadonlyMap<number, Availability>;
  slot: SlotRow | null;
  /** What the customer's credit pays of the total. */
  creditCents: Cents;
  /** Goods that are not sold here, quantities that cannot be, places where nobody delivers. */
  errors: FieldErrors;
  /** Lines of which there is not enough. */
  shortages: FieldErrors;
};

/**
 * Computes an order again, whatever was sent or kept. With `lock` its stock, credit and slot stay as they
 * were read until the transaction ends.
 */
export async function computeOrder(
  { tx, buyer, staffId, language, now }: Pick<OrderCall, 'tx' | 'buyer' | 'staffId' | 'language' | 'now'>,
  { store, content, lock }: { store: OrderStore; content: OrderContent; lock: boolean },
): Promise<ComputedOrder> {
  const priceType = buyer?.priceType ?? 'retail';
  const productIds = [...new Set(content.items.map((item) => item.productId))];
  const { goods, stock, lotEnds } = await selectSoldProducts(tx, productIds, { store, priceType, language, now, lock });
  const spends = content.useStoreCredit && buyer !== null;
  const balanceCents = spends ? await readCredit(tx, buyer.customerId, { lock }) : 0;
  // After stock and credit, as a change of an order locks them, and last of all: for a slot most others wait.
  const asked = { storeId: store.id, type: content.type, lock };
  const { slot, errors: slotErrors } = await readNamedSlot(tx, content.slotId, asked);
  const slotFeeCents = slot?.feeCents ?? 0;
  const { priced, errors } = priceOrder(content, goods, { store, priceType, slotFeeCents });
  return {
    ...priced,
    priceType,
    goods,
    stock,
    slot,
    creditCents: Math.min(balanceCents, priced.totals.totalCents),
    errors: {
      ...errors,
      ...slotErrors,
      ...dateErrors(content.items, lotEnds, { now, receivedAt: slot?.endsAt ?? null }),
      ...itemErrors(content.items, goods, { byStaff: staffId !== null }),
    },
    shortages: stockErrors(content.items, goods, stock),
  };
}
