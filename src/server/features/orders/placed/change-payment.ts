import { invalidFields } from '#contract/errors.ts';
import type { Cents } from '#domain/money/cents.ts';
import { isWaiting } from '#domain/payment/payment-status.ts';
import { isOnlineMethod, type OnlineMethod } from '#domain/payment/provider.ts';
import { eq } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import { reserveCents } from '#server/services/payments/needs-cents.ts';
import { isConfirmed, isRefusedMeans, lockPayments, type PaymentRow } from '#server/services/payments/payment-row.ts';
import { endPayment } from '#server/services/payments/want-of-payments.ts';
import { findWish } from '#server/services/payments/wishes.ts';
import type { ChangeCall } from './change-call.ts';
import type { Change } from './compute-change.ts';

/** What a change needs that is not reserved; sums in cents. */
export type PaymentNeed = {
  method: OnlineMethod;
  reservedCents: Cents;
  neededCents: Cents;
  /** What is to be reserved beside, or instead where the means are kept anew for a later slot. */
  amountCents: Cents;
  keepsMeans: boolean;
};

type Fitting = Pick<ChangeCall<object>, 'tx' | 'announce' | 'now' | 'online'>;
const slotTooFar = () => invalidFields({ slot_id: 'checkout.slotTooFarForMethod' });

/**
 * What a change asks of the money that a provider holds (payments.md, Change): within the reservation it just stands, and
 * kept means are reserved on for what it comes to then; a page that is open is ended, so that another one with the new sum
 * takes its place. Answers what else it needs; null: nothing. Throws `invalid` on `slot_id` where no reservation by this
 * method reaches the slot. The caller holds the row.
 */
export async function fitPayment({ tx, announce, now, online }: Fitting, change: Change): Promise<PaymentNeed | null> {
  const { row, plan, slot } = change;
  const { paymentMethod: method } = row;
  if (!isOnlineMethod(method) || !plan) return null;
  const rows = await lockPayments(tx, row.id);
  if (rows.length === 0) return null;
  const startsAt = slot?.to?.startsAt ?? null;
  if (online.reaches(method, startsAt, now) === 'never') throw slotTooFar();
  const wish = await findWish(tx, row.id);
  const page = rows.find(({ id, status }) => isWaiting(status) && id !== wish?.paymentId);
  if (page) {
    await endPayment({ tx, announce, now }, page, 'replaced');
    return null;
  }
  const neededCents = await neededFor({ tx }, change);
  const kept = rows.find(({ status, wants }) => status === 'kept' && wants === null);
  if (kept && neededCents > 0) {
    // When it is to be reserved on goes by the slot: the job says it anew.
    const again = slot && !isRefusedMeans(kept) ? { nextAt: now } : {};
    await tx
      .update(payments)
      .set({ amountCents: neededCents, ...again, updatedAt: now })
      .where(eq(payments.id, kept.id));
    return null;
  }
  const held = rows.filter(isReserved);
  // Nothing was ever reserved for it: another page or method is waited for.
  if (held.length === 0 && !isConfirmed(rows)) return null;
  const reservedCents = sumOf(held);
  const isBeyond = startsAt !== null && held.some((each) => isOver(online.standsUntil(each), startsAt));
  const need = { method, reservedCents, neededCents };
  if (isBeyond && method !== 'card') throw slotTooFar();
  if (isBeyond && neededCents > 0) return { ...need, amountCents: neededCents, keepsMeans: true };
  if (neededCents > reservedCents) {
    // A provider takes no less than its minimum; what is captured is what is due.
    const amountCents = Math.max(neededCents - reservedCents, online.minimumCents(method));
    return { ...need, amountCents, keepsMeans: false };
  }
  // When a reservation is made anew goes by the slot, too.
  if (slot) for (const { id } of held) await tx.update(payments).set({ nextAt: now }).where(eq(payments.id, id));
  return null;
}

/** What a provider has reserved for an order, and what a change of it needs; null where none has anything to do with it. */
export async function sumsOfChange(
  { tx }: Pick<Fitting, 'tx'>,
  change: Change,
): Promise<{ reservedCents: Cents; neededCents: Cents } | null> {
  if (!isOnlineMethod(change.row.paymentMethod)) return null;
  const rows = await lockPayments(tx, change.row.id);
  if (rows.length === 0) return null;
  return { reservedCents: sumOf(rows.filter(isReserved)), neededCents: await neededFor({ tx }, change) };
}

function neededFor({ tx }: Pick<Fitting, 'tx'>, { row, plan, agreed }: Change): Promise<Cents> {
  const totalCents = plan?.totals.totalCents ?? row.totalCents;
  const sums = { totalCents, creditCents: Math.min(row.creditCents, totalCents) };
  return reserveCents(tx, sums, plan?.lines ?? agreed);
}

const isReserved = ({ status, wants }: PaymentRow) => status === 'authorised' && wants !== 'release';
const sumOf = (rows: readonly PaymentRow[]) => rows.reduce((sum, { reservedCents }) => sum + reservedCents, 0);
const isOver = (end: Date | null, startsAt: Date) => end !== null && end < startsAt;
