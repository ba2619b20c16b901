import type { Cents } from '#domain/money/cents.ts';
import type { OnlineMethod, ShownCard } from '#domain/payment/provider.ts';
import type { References } from '#server/features/payments/provider.ts';
import type { Answer } from '../books/keys.ts';
import { type Books, type Json, readObject, type Stored } from '../books/objects.ts';

/**
 * What was done to a payment before the sandbox was there. `pay`: its payer has paid, or left the means; `end`: its page was
 * ended; `release`: by us; `lapse`: by the provider; `refund`: of its capture, under our key of that refund.
 */
export type PastStep =
  | { does: 'pay' | 'end' | 'release' | 'lapse' | 'dispute'; at: Date }
  | { does: 'capture'; at: Date; cents: Cents }
  | { does: 'refund'; at: Date; cents: Cents; key: string };

/** A payment as it was opened, and what was done to it, in the order of time. */
export type PastPayment = {
  id: string;
  /** What the shop calls itself there. */
  shop: string;
  method: OnlineMethod;
  orderNumber: string;
  amountCents: Cents;
  /** ISO 4217. */
  currency: string;
  keepsMeans: boolean;
  returnUrl: string;
  openedAt: Date;
  steps: readonly PastStep[];
};

export type Played = {
  /** What the provider calls what it has of the payment. */
  references: References;
  /** Until when it has said that it reserves; null where it has not. */
  reservedUntil: Date | null;
  card: ShownCard | null;
  /** What it calls its refunds, in their order. */
  refunds: readonly string[];
};

/** The body of an answer; throws where the provider would have refused. */
export function bodyOf({ status, body }: Answer): Json {
  if (status >= 300) throw new Error(`The past cannot have been so: ${status} ${JSON.stringify(body)}`);
  return body as Json;
}

export async function stored(books: Books, id: string): Promise<Stored> {
  const found = await readObject(books, id);
  if (!found) throw new Error(`The sandbox has no ${id}`);
  return found;
}
