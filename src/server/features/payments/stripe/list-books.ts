import type Stripe from 'stripe';
import type { BookEntry, CallOutcome } from '../provider.ts';
import { done } from '../wire/outcomes.ts';
import { fromWire } from './amounts.ts';
import { ask, type Client, fetched, idOf } from './client.ts';

/** A refund that failed comes back as a movement of its own: it is a refund below zero. */
const kinds: Partial<Record<Stripe.BalanceTransaction['type'], { kind: BookEntry['kind']; sign: 1 | -1 }>> = {
  charge: { kind: 'capture', sign: 1 },
  payment: { kind: 'capture', sign: 1 },
  refund: { kind: 'refund', sign: 1 },
  payment_refund: { kind: 'refund', sign: 1 },
  refund_failure: { kind: 'refund', sign: -1 },
  payment_failure_refund: { kind: 'refund', sign: -1 },
};

/**
 * The movements of a day in the account's balance, all pages; each page has the time limit of a call. The balance may be kept
 * in another currency, so that amounts are those of the charge or refund. It is written at once: a day is complete.
 */
export async function listBooks(
  client: Client,
  day: string,
): Promise<CallOutcome<{ entries: readonly BookEntry[]; complete: boolean }>> {
  const from = Date.parse(`${day}T00:00:00Z`) / 1000;
  const entries: BookEntry[] = [];
  for (let after: string | undefined; ; ) {
    const page = await ask(client, () => readPage(client, from, after));
    if (page.kind !== 'done') return page;
    entries.push(...page.value.entries);
    after = page.value.next;
    if (!after) return done({ entries, complete: true });
  }
}

/** A page of the day that begins at `from` (in seconds), with what stands before the next one. */
async function readPage({ stripe }: Client, from: number, after: string | undefined) {
  const { data, has_more: hasMore } = await stripe.balanceTransactions.list({
    created: { gte: from, lt: from + 86_400 },
    limit: 100,
    expand: ['data.source'],
    ...(after && { starting_after: after }),
  });
  const entries = data.map(readEntry).filter((entry) => entry !== null);
  return { entries, next: hasMore ? data.at(-1)?.id : undefined };
}

function readEntry({ type, source, created, amount, currency }: Stripe.BalanceTransaction): BookEntry | null {
  const moved = kinds[type];
  const reference = idOf(source);
  if (!moved || !reference) return null;
  // Without the charge or refund, what the balance has of it: out of it goes less than nothing.
  const known = fetched(source) as Stripe.Charge | null;
  const sum = (moved.kind === 'capture' ? known?.amount_captured : known?.amount) ?? Math.abs(amount);
  const code = known?.currency ?? currency;
  return {
    reference,
    paymentId: known?.metadata?.payment_id ?? null,
    kind: moved.kind,
    amountCents: moved.sign * fromWire(sum, code),
    currency: code.toUpperCase(),
    at: new Date(created * 1000),
  };
}
