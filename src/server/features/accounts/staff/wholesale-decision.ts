import { invalidFields } from '#contract/errors.ts';
import { enqueue } from '#server/db/enqueue.ts';
import type { customers } from '#server/db/tables/accounts.ts';
import type { Write } from '#server/db/transact.ts';

type Decision = 'wholesale-approved' | 'wholesale-refused';
type Row = Pick<typeof customers.$inferSelect, 'customerType' | 'wholesaleRequestedAt'>;
type Input = { customerType?: Row['customerType'] | undefined; wholesaleRequested?: false | undefined };

/**
 * What a change by staff decides of wholesale prices; null where nothing changes: a refusal without a request is none.
 * Throws `invalid` on `wholesaleRequested` where both are sent.
 */
export function decisionOf(row: Row, { customerType, wholesaleRequested }: Input): Decision | null {
  const refuses = wholesaleRequested === false;
  if (refuses && customerType === 'wholesale') throw invalidFields({ wholesaleRequested: 'validation.invalid' });
  if (row.customerType === 'wholesale') return null;
  if (customerType === 'wholesale') return 'wholesale-approved';
  return refuses && row.wholesaleRequestedAt !== null ? 'wholesale-refused' : null;
}

/** Mails the customer what was decided; an approval has no reason. */
export async function mailDecision(
  { tx, announce, now }: Write & { now: Date },
  customerId: number,
  kind: Decision,
  reason?: string,
): Promise<void> {
  const payload = kind === 'wholesale-refused' && reason ? { customerId, reason } : { customerId };
  await enqueue(tx, { kind, dedupeKey: `${kind}:${customerId}:${now.getTime()}`, payload, now });
  announce('outbox');
}
