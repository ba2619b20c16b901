import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '#contract/errors.ts';
import type { Payment } from '#contract/payments/payment.schema.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import { laterPageEnd } from '#domain/payment/window.ts';
import { enqueue } from '#server/db/enqueue.ts';
import { orderWishes } from '#server/db/tables/payments.ts';
import type { Deps } from '#server/deps.ts';
import { selectOrder } from '#server/services/order/stored-order.ts';
import { currentPayment, toPaymentAnswer } from '#server/services/payments/payment-answer.ts';
import { addPayment, lockPayments } from '#server/services/payments/payment-row.ts';
import { dropWish, findWish } from '#server/services/payments/wishes.ts';
import { readSlot } from '#server/services/slot/read-slot.ts';
import type { ChangeCall } from './change-call.ts';
import type { PaymentNeed } from './change-payment.ts';
import type { Change, ChangeSent } from './compute-change.ts';

/** Milliseconds that whoever asks for a change waits for the provider's page. */
const within = 5000;

/** What a change that waits for its payment is answered with, before its page is opened: decimals of the currency. */
type Wished = { wished: { reserved: number; needed: number } };

/**
 * Keeps a change that costs more than is reserved, with a payment of the difference, until its page ends: for the window,
 * and not beyond the cut-off. It holds neither stock nor slot; one that was kept before is replaced, its page closed. Staff's
 * is paid by whoever ordered, who gets the link by mail. The same change again keeps its page. Throws `paymentNeeded`
 * without a payment once the cut-off has passed. The caller holds the order's row.
 */
export async function keepWish(
  call: Omit<ChangeCall<object>, 'answer' | 'stays'>,
  { row }: Change,
  sent: ChangeSent,
  need: PaymentNeed,
): Promise<Wished> {
  const { tx, announce, now, by, actorId, reason, online, decimals } = call;
  const { method, amountCents, keepsMeans } = need;
  const wished = {
    reserved: toDecimal(need.reservedCents, decimals),
    needed: toDecimal(need.neededCents, decimals),
  };
  const cutOffAt = row.slotId === null ? null : ((await readSlot(tx, row.slotId, { lock: false }))?.cutOffAt ?? null);
  const expiresAt = laterPageEnd(now, online.windowMinutes, cutOffAt);
  if (!call.keepsWishes || expiresAt === null)
    throw new Refusal('paymentNeeded', { data: { ...wished, payment: null } });
  const { hold_token: _, ...said } = sent;
  const content = JSON.parse(JSON.stringify(said)) as Record<string, unknown>;
  const rows = await lockPayments(tx, row.id);
  const before = await findWish(tx, row.id);
  const page = rows.find(({ id, status }) => id === before?.paymentId && isWaiting(status));
  const isSame = page?.amountCents === amountCents && page.keepsMeans === keepsMeans && now < page.expiresAt;
  if (isSame && before?.by === by && isDeepStrictEqual(before.content, content)) return { wished };
  await dropWish({ tx, announce, now }, row.id, rows);
  const { currency } = online;
  const { id: paymentId } = await addPayment(tx, {
    ...{ orderId: row.id, method, amountCents, currency, keepsMeans, expiresAt, now },
  });
  await tx.insert(orderWishes).values({ orderId: row.id, paymentId, by, actorId, reason, content, createdAt: now });
  const kind = 'payment-needed';
  if (by === 'shop') await enqueue(tx, { kind, dedupeKey: `${kind}:${paymentId}`, payload: { orderId: row.id }, now });
  announce('outbox');
  announce('payments');
  return { wished };
}

/**
 * What follows the answer of a change once it is written: one that was kept is refused with `paymentNeeded` and the page on
 * which the difference is paid; the answer of another one is left as it is.
 */
export async function refuseWished(
  { db, payments }: Pick<Deps, 'db' | 'payments'>,
  answer: object,
  { id, decimals }: { id: number; decimals: number },
): Promise<void> {
  if (!('wished' in answer)) return;
  const read = async () => currentPayment((await selectOrder(db, id))?.payments ?? []);
  const before = await read();
  if (before && before.status === 'pending') await payments.drive(before.id, within);
  const row = await read();
  const payment: Payment | null = row && isWaiting(row.status) ? toPaymentAnswer(row, decimals) : null;
  throw new Refusal('paymentNeeded', { data: { ...(answer.wished as Wished['wished']), payment } });
}
