import { and, eq } from 'drizzle-orm';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import { transact, type Write } from '#server/db/transact.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';
import type { References } from './provider.ts';

type OpenedPage = { url: string; references: References };

/**
 * Writes that a page which is still wanted is open; answers whether it was. Whoever places an order waits for this, and
 * nothing of the order hangs on it: its row is not locked.
 */
export async function noteOpened(
  { db, changes, clock }: PaymentsDeps,
  { row, requestId }: PlannedCall,
  { url, references }: OpenedPage,
): Promise<boolean> {
  return transact({ db, committed: changes.publish }, async ({ tx }) => {
    const now = clock();
    const merged = mergeReferences(row.references, references);
    const values = { status: 'open', url, wants: null, nextAt: row.expiresAt, asking: false, tries: 0 } as const;
    const isWanted = and(eq(payments.id, row.id), eq(payments.wants, 'open'));
    const open = { ...values, references: merged, updatedAt: now };
    const written = await tx.update(payments).set(open).where(isWanted).returning({ id: payments.id });
    if (written.length === 0) return false;
    const outcome = { paymentId: row.id, at: now, kind: 'open', phase: 'outcome', requestId, outcome: 'done' } as const;
    await tx.insert(paymentEvents).values(outcome).onConflictDoNothing();
    return true;
  });
}

/** A page was opened whose order has ended meanwhile: it is closed at once. */
export async function openedInVain(
  { tx, now }: Write & { now: Date },
  row: PaymentRow,
  { references }: OpenedPage,
): Promise<boolean> {
  const merged = mergeReferences(row.references, references);
  const values = { nextAt: now, references: merged, asking: false, tries: 0, updatedAt: now };
  await tx.update(payments).set(values).where(eq(payments.id, row.id));
  return true;
}

/** What a provider calls what belongs to a payment, with what has come to be known. */
export function mergeReferences(before: References, found: References): References {
  const keys = Object.keys(before) as (keyof References)[];
  return Object.fromEntries(keys.map((key) => [key, found[key] ?? before[key]])) as References;
}
