import { Refusal } from '#contract/errors.ts';
import type { PaymentPage } from '#contract/payments/payments.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import { reservesKeptAt } from '#domain/payment/reach.ts';
import { and, eq, inArray, isNull, lt, lte } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import { payments } from '#server/db/tables/payments.ts';
import { slots } from '#server/db/tables/slots.ts';
import { transact } from '#server/db/transact.ts';
import type { Deps } from '#server/deps.ts';
import { toPaymentAnswer } from '#server/services/payments/payment-answer.ts';

/** Milliseconds that whoever comes back from the provider's page waits for what it says. */
const within = 5000;

/** How a payment stands, for whoever has its id: its number and sums, no name and no goods. Throws `notFound`. */
export async function readPaymentPage(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  id: string,
  decimals: number,
): Promise<PaymentPage> {
  const [found] = await db
    .select({ payment: payments, order: orders, startsAt: slots.startsAt })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .leftJoin(slots, eq(slots.id, orders.slotId))
    .where(eq(payments.id, id));
  if (!found) throw new Refusal('notFound');
  const { payment, order, startsAt } = found;
  const keptFor = payment.keepsMeans ? startsAt : null;
  // What the order costs was reserved before this page was made, and has not been lost since.
  const before = and(
    lt(payments.serial, payment.serial),
    lte(payments.authorisedAt, payment.createdAt),
    inArray(payments.status, ['authorised', 'captured', 'refunded']),
  );
  return {
    payment: toPaymentAnswer(payment, decimals),
    orderId: order.id,
    orderNumber: order.orderNumber ?? '',
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    paymentMethod: order.paymentMethod,
    total: toDecimal(order.totalCents, decimals),
    keptFor: keptFor?.toISOString() ?? null,
    reservesAt: keptFor && reservesKeptAt(keptFor, config.payments.keptHours).toISOString(),
    isForChange: (await db.$count(payments, and(eq(payments.orderId, order.id), before))) > 0,
  };
}

/**
 * The same for the page of ours that leads on to the provider's: where the means are to be kept, it says when and up to how
 * much is reserved on them, and that it has said so is kept with its time (payments.md, Slots far ahead).
 */
export async function leadOn(
  { db, config, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  id: string,
  decimals: number,
): Promise<PaymentPage> {
  const page = await readPaymentPage({ db, config }, id, decimals);
  if (page.keptFor === null || page.payment.status !== 'open') return page;
  const upToCents = fromDecimal(page.payment.amount, decimals);
  const consent = { at: clock().toISOString(), slotStartsAt: page.keptFor, upToCents };
  await db
    .update(payments)
    .set({ consent })
    .where(and(eq(payments.id, id), isNull(payments.consent)));
  return page;
}

/**
 * Asks the provider how a payment stands that its payer has come back from, and answers it. Who has `left` without paying
 * gets the mail that the order waits now instead of later. Throws `notFound`.
 */
export async function returnFromPayment(
  { db, config, changes, clock, payments: online }: Pick<Deps, 'db' | 'config' | 'changes' | 'clock' | 'payments'>,
  { id, left }: { id: string; left: boolean },
  decimals: number,
): Promise<PaymentPage> {
  const before = await readPaymentPage({ db, config }, id, decimals);
  if (!isWaiting(before.payment.status)) return before;
  await online.look(id, within);
  const after = await readPaymentPage({ db, config }, id, decimals);
  if (!left || after.payment.status !== 'open') return after;
  await transact({ db, committed: changes.publish }, async ({ tx, announce }) => {
    const waiting = eq(outbox.dedupeKey, `payment-waiting:${after.orderId}`);
    await tx.update(outbox).set({ nextTryAt: clock() }).where(waiting);
    announce('outbox');
  });
  return after;
}
