import { type FieldErrors, Refusal } from '#contract/errors.ts';
import type { Order, OrderWrite } from '#contract/orders.ts';
import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import type { Write } from '#server/db/transact.ts';
import { dayIn } from '#server/services/day-in.ts';
import { readStock } from '#server/services/order/stock-ledger.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { itemErrors, stockErrors } from './check-items.ts';
import type { OrderStore } from './choose-store.ts';
import { figuresAgree, hasFigures, type SeenFigures, seenFiguresAgree } from './compare-figures.ts';
import { toOrderAnswer } from './order-answer.ts';
import { layOver, type OrderContent } from './order-content.ts';
import { placeOrder } from './place-order.ts';
import { priceOrder } from './price-order.ts';
import { openDraft, saveOrder } from './save-order.ts';
import { selectGoods } from './select-goods.ts';
import type { Profile } from './select-profile.ts';
import { completeContent, contentErrors, submissionErrors } from './submission.ts';

/** Who writes an order, in which transaction, at what moment. */
export type Desk = Write & {
  who: Identity | null;
  language: Language;
  /** Of the shop's currency. */
  decimals: number;
  now: Date;
  offered: FeatureConfig['paymentMethods'];
};

/** The draft that is written to (its row locked by the caller), or none yet. */
export type Kept = { id: number | null; content: OrderContent; seen: SeenFigures | null };

/**
 * Saves a draft or places it, by `sent.status`; everything that costs or counts is reckoned anew. Throws `invalid` with
 * the fields named; when placing, `outOfStock` with the lines named, or `figuresChanged` with the fresh order.
 */
export async function writeOrder(
  desk: Desk,
  at: { store: OrderStore; profile: Profile | null; kept: Kept },
  sent: OrderWrite,
): Promise<Order> {
  const { tx, who, language, decimals, now, offered } = desk;
  const { store, profile, kept } = at;
  const isPlaced = sent.status === 'submitted';
  const priceType = who?.priceType ?? 'retail';
  const laid = layOver(kept.content, sent);
  const content = isPlaced ? completeContent(laid, profile) : laid;
  const productIds = [...new Set(content.items.map((item) => item.productId))];

  const stock = await readStock(tx, store.id, productIds, { lock: isPlaced });
  const goods = await selectGoods(tx, productIds, { store, priceType, language, now });
  const { priced, errors } = priceOrder(content, goods, { store, priceType });
  const shortages = stockErrors(content.items, goods, stock);
  refuse('invalid', {
    ...(isPlaced && submissionErrors(content, goods.values(), { store, offered })),
    ...contentErrors(content, sent.payment_method, offered),
    ...errors,
    ...(!isPlaced && shortages),
    ...itemErrors(content.items, goods),
    ...(sent.slot_id && { slot_id: [{ message: 'checkout.unknownSlot', parameters: {} }] }),
  });
  if (isPlaced) refuse('outOfStock', shortages);

  const opens = { customerId: who?.customerId ?? null, email: content.customerEmail, storeId: store.id, now };
  const { id, hasLines } = kept.id === null ? await openDraft(tx, opens) : { id: kept.id, hasLines: true };
  const saved = { id, hasLines, content, priced, priceType, language, day: dayIn(store.timeZone, now), now };
  const agrees =
    !isPlaced ||
    (hasFigures(sent) || !kept.seen
      ? figuresAgree(sent, priced, decimals)
      : seenFiguresAgree(kept.seen, content, priced));
  await saveOrder(tx, { ...saved, isPlaced: isPlaced && agrees });
  // The refusal rolls back what was just saved: it is only there to be read once, in the shape of every other order.
  if (!agrees) throw new Refusal('figuresChanged', { data: { ...(await readBack(desk, id)), id: kept.id ?? 0 } });
  if (isPlaced) await placeOrder(desk, { id, storeId: store.id, items: content.items, stock });
  return readBack(desk, id);
}

async function readBack({ tx, decimals }: Desk, id: number): Promise<Order> {
  const order = await selectOrder(tx, id);
  if (!order) throw new Error(`Order ${id} is gone within its own transaction`);
  return toOrderAnswer(order, decimals);
}

function refuse(code: 'invalid' | 'outOfStock', errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw new Refusal(code, { errors });
}
