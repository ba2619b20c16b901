import { eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import { toDecimal } from '#domain/money/cents.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import { isOnlineMethod } from '#domain/payment/provider.ts';
import { defaultWeighedMarginPercent, toReserveCents } from '#domain/payment/reserve.ts';
import { payments } from '#server/db/tables/payments.ts';
import { shop } from '#server/db/tables/shop.ts';
import { lockPayments } from '#server/services/payments/payment-row.ts';
import { endPayment } from '#server/services/payments/want-of-payments.ts';
import type { ChangeCall } from './change-call.ts';
import type { Change } from './compute-change.ts';

/**
 * What a change asks of the money that a provider holds (payments.md, Change): within the reservation it just stands, and
 * kept means are reserved on for what it comes to then; a page that is open is ended, so that another one with the new sum
 * takes its place. Throws `paymentNeeded`, with what is reserved and needed, where it comes to more. The caller holds the row.
 */
export async function fitPayment(
  { tx, announce, now, decimals }: Pick<ChangeCall<object>, 'tx' | 'announce' | 'now' | 'decimals'>,
  { row, plan, slot }: Change,
): Promise<void> {
  if (!isOnlineMethod(row.paymentMethod)) return;
  const rows = await lockPayments(tx, row.id);
  const kept = rows.find(({ status }) => status === 'kept');
  // When it is to be reserved on goes by the slot: the job says it anew.
  if (kept && slot) await tx.update(payments).set({ nextAt: now }).where(eq(payments.id, kept.id));
  if (!plan || rows.length === 0) return;
  const [margin] = await tx.select({ percent: shop.weighedMarginPercent }).from(shop);
  const { totalCents } = plan.totals;
  const sums = { totalCents, creditCents: Math.min(row.creditCents, totalCents) };
  const needed = toReserveCents(sums, plan.lines, margin?.percent ?? defaultWeighedMarginPercent);
  const waiting = rows.find(({ status }) => isWaiting(status));
  if (waiting) return endPayment({ tx, announce, now }, waiting, 'replaced');
  if (kept && needed > 0) {
    await tx.update(payments).set({ amountCents: needed, updatedAt: now }).where(eq(payments.id, kept.id));
    return;
  }
  const held = rows.filter(({ status }) => status === 'authorised');
  const reserved = held.reduce((sum, { reservedCents }) => sum + reservedCents, 0);
  if (needed <= reserved) return;
  const data = { reserved: toDecimal(reserved, decimals), needed: toDecimal(needed, decimals) };
  throw new Refusal('paymentNeeded', { data });
}
