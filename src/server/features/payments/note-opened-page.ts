import { rowFromJson } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { payments } from '#server/db/tables/payments.ts';
import type { Write } from '#server/db/transact.ts';
import type { PaymentRow } from '#server/services/payments/payment-row.ts';
import type { Answer } from './make-call.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { PlannedCall } from './plan-call.ts';
import type { CallOutcome, References } from './provider.ts';

type OpenedPage = { url: string; references: References };

// Nobody waits for the disk: what a power cut takes of this is a call without an answer, which is repeated with its key and
// answered by the same page.
const noteOpenedPage = {
  name: 'note-opened-page',
  text: `with outcome as (
    insert into payment_events (payment_id, at, kind, phase, request_id, outcome)
    values ($1, $2::timestamptz, 'open', 'outcome', $3::bigint, 'done') on conflict do nothing
  )
  update payments p set status = 'open', url = $4, provider_references = $5::jsonb, wants = null, next_at = expires_at,
    asking = false, tries = 0, updated_at = $2::timestamptz
  where id = $1 and wants = 'open' returning to_json(p) as row, set_config('synchronous_commit', 'off', true)`,
};

/**
 * Writes what the call came to and, where it opened a page that is still wanted, that it is open; answers the payment then, else
 * null and nothing is written but the outcome of an opened page. Whoever places an order waits for this: it is one statement,
 * and nothing of the order hangs on it, so its row is not locked.
 */
export async function noteOpened(
  { hot, clock }: PaymentsDeps,
  { row, requestId }: PlannedCall,
  outcome: CallOutcome<Answer>,
): Promise<PaymentRow | null> {
  if (outcome.kind !== 'done' || !('opened' in outcome.value)) return null;
  const { url, references } = outcome.value.opened;
  const merged = JSON.stringify(mergeReferences(row.references, references));
  const values = [row.id, clock().toISOString(), requestId, url, merged];
  const [opened] = await hot<{ row: Record<string, unknown> }>(noteOpenedPage, values);
  return opened ? rowFromJson(payments, opened.row) : null;
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
