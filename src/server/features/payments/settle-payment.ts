import type { Cents } from '#domain/money/cents.ts';
import { askAgainAt } from '#domain/payment/ask-again.ts';
import { type EndReason, isHeld } from '#domain/payment/payment-status.ts';
import { type OrderFacts, type Settled, settle } from '#domain/payment/settle.ts';
import { endGivenUpAt } from '#domain/payment/window.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { orders } from '#server/db/tables/orders.ts';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import { transact, type Write } from '#server/db/transact.ts';
import type { OrderRow } from '#server/services/order/stored-order.ts';
import { dropKeptCard, keptOwners } from '#server/services/own-things/kept-cards.ts';
import { needsCents } from '#server/services/payments/needs-cents.ts';
import { isRefusedMeans, lockPayments, type PaymentRow, toCheck } from '#server/services/payments/payment-row.ts';
import { findWish, type WishRow } from '#server/services/payments/wishes.ts';
import { actsAt } from './act-when-due.ts';
import { notDone, replaced } from './call-not-done.ts';
import { forgets, reserveAgain, tellRefused } from './kept-means.ts';
import type { Answer } from './make-call.ts';
import { noteElsewhere, wentBackCents } from './note-elsewhere.ts';
import { mergeReferences, openedInVain } from './note-opened-page.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';
import type { CallOutcome, Standing } from './provider.ts';
import { settleOrder } from './settle-order.ts';
import { settleRefunds } from './settle-refunds.ts';

type Settling = Write & { now: Date };

/**
 * Writes what a call came to and what follows of it, under the lock of the order: the one place where a payment moves on.
 * Answers whether another call may be made at once.
 */
export async function settlePayment(
  deps: PaymentsDeps,
  call: PlannedCall,
  outcome: CallOutcome<Answer>,
): Promise<boolean> {
  const { row: planned, requestId, kind } = call;
  return transact({ db: deps.db, committed: deps.changes.publish }, async (write) => {
    const now = deps.clock();
    const settling = { ...write, now };
    const { tx } = write;
    const [order] = await tx.select().from(orders).where(eq(orders.id, planned.orderId)).for('update');
    const rows = await lockPayments(tx, planned.orderId);
    const wish = await findWish(tx, planned.orderId);
    const row = rows.find(({ id }) => id === planned.id);
    if (!order || !row) throw new Error(`payment ${planned.id} is gone`);
    const said = outcome.kind === 'done' ? {} : { text: outcome.text };
    const code = outcome.kind === 'refused' ? outcome.code : null;
    await tx
      .insert(paymentEvents)
      .values({ paymentId: row.id, at: now, kind, phase: 'outcome', requestId, outcome: outcome.kind, code, ...said })
      // Two processes that have asked with one key: the first has written what it came to.
      .onConflictDoNothing();
    if (outcome.kind !== 'done') {
      const others = rows.filter(({ id }) => id !== row.id);
      const isRefused = outcome.kind === 'refused';
      const isTried = isRefused && kind === 'capture' && (await reserveAgain(settling, order, { row, others }));
      if (isRefused && kind === 'authoriseKept') await tellRefused(settling, order, row);
      const failed = isTried ? replaced(now) : notDone(deps, call, row, outcome.kind, now);
      await write.tx
        .update(payments)
        .set({ ...failed, updatedAt: now })
        .where(eq(payments.id, row.id));
      return failed.nextAt !== undefined && failed.nextAt !== null && failed.nextAt <= now;
    }
    const { value } = outcome;
    if ('opened' in value) return openedInVain(settling, row, value.opened);
    if ('forgotten' in value) return forgotten(settling, row);
    const others = rows.filter(({ id }) => id !== row.id);
    return stands(deps, settling, { order, row, others, wish, kind }, value.standing);
  });
}

/** Its means are gone: nothing can be reserved on them any more, and they stand in no account. */
async function forgotten({ tx, now }: Settling, row: PaymentRow): Promise<boolean> {
  await dropKeptCard(tx, row);
  const status = row.status === 'kept' ? 'cancelled' : row.status;
  const references = { ...row.references, means: null, customer: null };
  const values = { status, references, wants: null, nextAt: null, asking: false, tries: 0, updatedAt: now } as const;
  await tx.update(payments).set(values).where(eq(payments.id, row.id));
  return false;
}

type Found = { order: OrderRow; row: PaymentRow; others: readonly PaymentRow[]; wish: WishRow | null };
type Called = Pick<PlannedCall, 'kind'>;

/** Whether it was reserved anew: by this call, or by one whose answer did not come. */
function isRenewed({ row, kind }: Pick<Found & Called, 'row' | 'kind'>, { references }: Standing): boolean {
  if (row.wants !== 'renew') return false;
  const { reservation } = references;
  return kind === 'reauthorise' || (reservation !== null && reservation !== row.references.reservation);
}

async function stands(
  deps: PaymentsDeps,
  write: Settling,
  found: Found & Called,
  standing: Standing,
): Promise<boolean> {
  const { order, others, wish } = found;
  const { tx, now } = write;
  const row = isRenewed(found, standing) ? { ...found.row, wants: null, renewedAt: now } : found.row;
  const isOurs = standing.paymentId === row.id;
  const hasFailed = isOurs && (await settleRefunds(tx, row.id, standing.refunds, now));
  const elsewhere = isOurs ? await noteElsewhere(tx, row, standing, now) : { attention: null, lostCents: 0 };
  const facts = factsOf({ ...found, row });
  const waits = facts.waits && !(await isTooSmall(tx, order, row));
  const settled = settle(row, { ...facts, waits }, { ...standing, refundedCents: wentBackCents(standing) }, now);
  const { order: becomes, tellsReleased, next: _, ...state } = settled;
  const references = mergeReferences(row.references, standing.references);
  const { reservedUntil = row.reservedUntil, card } = standing;
  const isNew = state.status === 'authorised' && row.status !== 'authorised';
  const since = { authorisedAt: isNew ? now : row.authorisedAt, renewedAt: row.renewedAt };
  const told = elsewhere.attention ?? (hasFailed ? 'refundFailed' : null);
  const attention = told ?? state.attention;
  const isNews = attention !== null && (told !== null || attention !== row.attention);
  const attended = isNews ? toCheck(attention) : { attention };
  const known = { ...row, ...state, ...since, ...attended, references, reservedUntil, card: card ?? row.card };
  const owners = references.customer ? await keptOwners(tx, order.id) : new Set<string>();
  const next = forgets(order, known, others, owners) ? ({ wants: 'forget', next: 'now' } as const) : settled;
  // What goes round is asked later and later.
  const tries = next.next === 'later' ? row.tries + 1 : next.next === 'now' ? row.tries : 0;
  const at = nextAt(deps, row, next, tries, now) ?? (await actsAt(tx, deps, order, known));
  const values = { ...known, wants: next.wants, tries, nextAt: at, asking: false };
  await noteSums(write, row, settled, { ...standing, lostCents: elsewhere.lostCents });
  await tx
    .update(payments)
    .set({ ...values, updatedAt: now })
    .where(eq(payments.id, row.id));
  const moved = { row: { ...row, ...values }, others, wish };
  if (becomes) await settleOrder(deps, write, order, { becomes, ...moved });
  if (tellsReleased) await settleOrder(deps, write, order, { becomes: 'released', ...moved });
  return at !== null && at <= now;
}

/**
 * Whether a page that was replaced, as its order came to more, reserves less than the order needs now: paid meanwhile, it is
 * released, and the page in its place waits.
 */
async function isTooSmall(tx: Db, order: OrderRow, { endReason, amountCents }: PaymentRow): Promise<boolean> {
  return endReason === 'replaced' && amountCents < (await needsCents(tx, order));
}

/** An order waits for one payment: not where another one holds its money already, unless that is to pay a change. */
function factsOf({ order, row, others, wish }: Found): OrderFacts {
  const hasEnded = order.status === 'cancelled' || order.status === 'rejected';
  if (wish?.paymentId === row.id) return { hasEnded, waits: !hasEnded };
  const isHeldElsewhere = others.some((one) => holdsMoney(one) || one.status === 'captured');
  // What was kept for it is reserved on while it is under way, too, and when it was handed over already.
  const isPayable = row.status === 'kept' ? !hasEnded : order.status === 'submitted';
  const waits = isPayable && order.paymentStatus === 'needs_payment' && !isHeldElsewhere;
  // Who pays by other means, as the shop has agreed to meanwhile, is not to pay twice.
  return { hasEnded, waits: waits && order.paymentMethod !== 'cash' && order.paymentMethod !== 'bank_transfer' };
}

/** What is about to be released, and means that were refused, hold nothing that the order could count on. */
function holdsMoney(row: PaymentRow): boolean {
  return isHeld(row.status) && row.wants !== 'release' && !isRefusedMeans(row);
}

function nextAt(
  { settings }: PaymentsDeps,
  row: PaymentRow,
  { next }: Pick<Settled, 'next'>,
  tries: number,
  now: Date,
): Date | null {
  if (next === 'now') return now;
  if (next === 'expiry') return row.expiresAt;
  if (next === 'later') return askAgainAt(row.createdAt, now, tries, settings.lookupSeconds);
  return null;
}

/** Writes what changed of its sums, and why a try was refused, among the events; a lost dispute's row has its own part. */
async function noteSums(
  { tx, now }: Settling,
  row: PaymentRow,
  settled: Settled,
  { declined, lostCents }: Pick<Standing, 'declined'> & { lostCents: Cents },
): Promise<void> {
  const { reservedCents, capturedCents, refundedCents } = settled;
  const differences = {
    reservedCents: reservedCents - row.reservedCents,
    capturedCents: capturedCents - row.capturedCents,
    refundedCents: refundedCents - row.refundedCents - lostCents,
  };
  const isMoved = Object.values(differences).some((cents) => cents !== 0);
  if (!isMoved && settled.status === row.status && !declined) return;
  const note = { paymentId: row.id, at: now, kind: 'settled', phase: 'note', ...differences } as const;
  await tx.insert(paymentEvents).values({ ...note, text: settled.status, code: declined });
}

/** Ends the page of an order whose window is over, where it is still to be ended. The caller holds the order's row. */
export async function endWindow(
  deps: PaymentsDeps,
  write: Settling,
  found: Found,
): Promise<'closing' | 'cancelled' | 'nothing'> {
  const { order, row, others, wish } = found;
  const { waits } = factsOf(found);
  const { tx, now } = write;
  const isClosing = row.wants === 'close' && row.endReason === 'expired';
  const expired: EndReason = 'expired';
  const cancelOrder = () => settleOrder(deps, write, order, { becomes: 'cancelled', row, others, wish });
  if (row.status === 'failed' || row.status === 'expired' || row.status === 'cancelled') {
    await tx.update(payments).set({ nextAt: null }).where(eq(payments.id, row.id));
    if (waits) await cancelOrder();
    return waits ? 'cancelled' : 'nothing';
  }
  if (!isClosing) {
    const end = { wants: 'close', endReason: expired, tries: 0, nextAt: now, updatedAt: now } as const;
    await tx.update(payments).set(end).where(eq(payments.id, row.id));
    return 'closing';
  }
  if (!waits || now < endGivenUpAt(row.expiresAt, deps.settings.windowMinutes)) return 'closing';
  // Its page is asked about still: what is authorised later is released.
  await tx.update(payments).set({ status: 'expired', updatedAt: now }).where(eq(payments.id, row.id));
  await cancelOrder();
  return 'cancelled';
}
