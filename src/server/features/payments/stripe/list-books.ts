import type Stripe from 'stripe';
import type { BookEntry, CallOutcome } from '../provider.ts';
import { done } from '../wire/outcomes.ts';
import { fromWire } from './amounts.ts';
import { ask, type Client } from './client.ts';

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
    const page = await ask(client, () =>
      client.stripe.balanceTransactions.list({
        created: { gte: from, lt: from + 86_400 },
        limit: 100,
        expand: ['data.source'],
        ...(after && { starting_after: after }),
      }),
    );
    if (page.kind !== 'done') return page;
    entries.push(...page.value.data.map(readEntry).filter((entry) => entry !== null));
    after = page.value.data.at(-1)?.id;
    if (!page.value.has_more || !after) return done({ entries, complete: true });
  }
}

function readEntry({ type, source, created }: Stripe.BalanceTransaction): BookEntry | null {
  const moved = kinds[type];
  if (!moved || typeof source !== 'object' || !source) return null;
  const { id, metadata, currency, amount, amount_captured: captured } = source as Stripe.Charge;
  return {
    reference: id,
    paymentId: metadata?.payment_id ?? null,
    kind: moved.kind,
    amountCents: moved.sign * fromWire(moved.kind === 'capture' ? captured : amount, currency),
    currency: currency.toUpperCase(),
    at: new Date(created * 1000),
  };
}
