import { Refusal } from '#contract/errors.ts';
import type { ProviderName } from '#domain/payment/provider.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, sql } from '#server/db/sql.ts';
import { paymentEvents, payments } from '#server/db/tables/payments.ts';
import { transact } from '#server/db/transact.ts';
import type { PostedEvent } from '#server/services/payments/online-payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import type { ProviderEvent } from './provider.ts';

/** Bytes of an event. */
const longest = 256 * 1024;

/**
 * Takes an event of a provider: it is written first, and is then a hint that the job looks up. What is not about a payment
 * of ours has no effect. Throws `malformed` for what is not signed by the provider or is no event, `unavailable` where the
 * signature could not be checked now: the provider sends it again.
 */
export async function receiveEvent(
  deps: PaymentsDeps,
  name: ProviderName,
  { bytes, headers }: PostedEvent,
): Promise<null> {
  const provider = deps.providers.get(name);
  if (!provider) throw new Refusal('notFound');
  if (bytes.length > longest) throw new Refusal('tooLarge');
  const now = deps.clock();
  const event = await provider.readEvent(bytes, headers, now);
  if (event === 'unsigned' || event === 'malformed') throw new Refusal('malformed');
  if (event === 'unverified') throw new Refusal('unavailable', { retryAfter: 10 });
  if (event === 'foreign') return null;
  await transact({ db: deps.db, committed: deps.changes.publish }, async ({ tx, announce }) => {
    const paymentId = await findPayment(tx, name, event);
    if (paymentId === null) return;
    const note = { paymentId, at: now, kind: 'event', phase: 'note', eventId: `${name}:${event.id}` } as const;
    const written = await tx
      .insert(paymentEvents)
      .values({ ...note, text: event.type })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.id });
    if (written.length === 0) return;
    await tx.update(payments).set({ nextAt: now }).where(eq(payments.id, paymentId));
    announce('payments');
  });
  return null;
}

/** By our own id, where the event has it, else by the provider's. */
async function findPayment(
  tx: Db,
  provider: ProviderName,
  { paymentId, about }: ProviderEvent,
): Promise<string | null> {
  if (paymentId === null && about.length === 0) return null;
  const isIt =
    paymentId === null
      ? sql`exists (select 1 from jsonb_each_text(${payments.references}) r where r.value in ${[...about]})`
      : eq(payments.id, paymentId);
  const [found] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), isIt))
    .limit(1);
  return found?.id ?? null;
}
