import { Refusal } from '#contract/errors.ts';
import type { OutboxItem } from '#contract/messages/outbox.ts';
import { eq } from '#server/db/sql.ts';
import { outbox } from '#server/db/tables/outbox.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { requireEntry, type Sight, stateOf } from './select-outbox.ts';

/**
 * Makes an entry due now and counts its attempts anew. One that is being tried at this moment is not tried beside that:
 * it comes round when that has ended. Throws `notFound`, and `conflict` with the entry once it is sent.
 */
export async function retryEntry(
  { tx, announce, now, audit }: Write & { now: Date; audit: Audit },
  id: number,
  sight: Sight,
): Promise<OutboxItem> {
  const [row] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
  if (!row) throw new Refusal('notFound');
  if (row.doneAt) throw new Refusal('conflict', { data: await requireEntry(tx, id, sight) });
  const isInHand = row.claimedUntil !== null && row.claimedUntil > now;
  await tx
    .update(outbox)
    .set({ tries: 0, givenUpAt: null, ...(!isInHand && { nextTryAt: now }) })
    .where(eq(outbox.id, id));
  await audit({
    thing: 'outboxEntry',
    id,
    label: row.kind,
    before: { status: stateOf(row), attempts: row.tries },
    after: { status: 'waiting', attempts: 0 },
  });
  announce('outbox');
  return requireEntry(tx, id, sight);
}
