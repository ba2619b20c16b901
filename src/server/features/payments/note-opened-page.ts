import { and, eq } from 'drizzle-orm';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';
import type { References } from './provider.ts';

type OpenedPage = { url: string; references: References };

/**
 * Writes what the call came to and, where the page is still wanted, that it is open; answers whether it was. Whoever places an
 * order waits for this: it is one statement, and nothing of the order hangs on it, so its row is not locked.
 */
export async function noteOpened(
  { db, clock }: PaymentsDeps,
  { row, requestId }: PlannedCall,
  { url, references }: OpenedPage,
): Promise<boolean> {
  const now = clock();
  const done = { paymentId: row.id, at: now, kind: 'open', phase: 'outcome', requestId, outcome: 'done' } as const;
  const written = db.insert(paymentEvents).values(done).onConflictDoNothing().returning({ id: paymentEvents.id });
  const outcome = db.$with('outcome').as(written);
  const open = { status: 'open', url, wants: null, nextAt: row.expiresAt, asking: false, tries: 0 } as const;
  const opened = await db
    .with(outcome)
    .update(payments)
    .set({ ...open, references: mergeReferences(row.references, references), updatedAt: now })
    .where(and(eq(payments.id, row.id), eq(payments.wants, 'open')))
    .returning({ id: payments.id });
  return opened.length > 0;
}

/** A page was opened that is not wanted any more, or that another process has noted: what is due of it is done at once. */
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
