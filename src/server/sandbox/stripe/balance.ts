import type { Answer } from '../books/keys.ts';
import { type Books, putObject, seconds, stripeId } from '../books/objects.ts';
import { ok } from './answers.ts';

type EntryType = 'charge' | 'refund' | 'refund_failure' | 'adjustment';

/** A movement in the account's balance; what goes out is below zero. Answers its id. */
export async function enterBalance(
  books: Books,
  type: EntryType,
  source: string,
  amount: number,
  currency: string,
): Promise<string> {
  const id = stripeId(books, 'txn');
  const created = seconds(books.now);
  const data = {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created + 7 * 86_400,
    created,
    currency,
    description: null,
    exchange_rate: null,
    fee: 0,
    fee_details: [],
    net: amount,
    reporting_category: type,
    source,
    status: 'pending',
    type,
  };
  await putObject(books, { id, kind: 'balance_transaction', expires: null, data, inner: {} });
  return id;
}

/** GET /v1/balance: no money is there. */
export async function readBalance(): Promise<Answer> {
  return ok({ object: 'balance', available: [], pending: [], livemode: false });
}
