import type { Answer } from '../books/keys.ts';
import { type Books, listObjects, type Stored } from '../books/objects.ts';
import { centsOf, invalid, locked, type Money, moneyOf, type PayPalCall } from './answers.ts';

/** GET /v1/reporting/transactions: what was taken and sent back between two times, the oldest first, in pages. */
export async function listTransactions(books: Books, { query }: PayPalCall): Promise<Answer> {
  const from = new Date(query.get('start_date') ?? '');
  const to = new Date(query.get('end_date') ?? '');
  if (Number.isNaN(from.getTime()) || Number.isNaN(to.getTime())) invalid('INVALID_PARAMETER_VALUE');
  if (to.getTime() - from.getTime() > 31 * 86_400_000) invalid('RANGE_TOO_LARGE');
  const size = Math.min(500, Math.max(1, Number(query.get('page_size') ?? 100)));
  const page = Math.max(1, Number(query.get('page') ?? 1));
  // The end counts, to the millisecond.
  const between = { from, to: new Date(to.getTime() + 1) };
  const captures = await listObjects(books, 'capture', {}, between);
  const refunds = await listObjects(books, 'paypal_refund', {}, between);
  const rows = [...captures.map((each) => row(each, 'T0006', 1)), ...refunds.map((each) => row(each, 'T1107', -1))];
  const all = rows.sort((a, b) =>
    a.transaction_info.transaction_initiation_date.localeCompare(b.transaction_info.transaction_initiation_date),
  );
  return {
    status: 200,
    body: {
      transaction_details: all.slice((page - 1) * size, page * size),
      start_date: from.toISOString(),
      end_date: to.toISOString(),
      last_refreshed_datetime: books.now.toISOString(),
      page,
      total_items: all.length,
      total_pages: Math.max(1, Math.ceil(all.length / size)),
    },
  };
}

function row({ data, created }: Stored, code: string, sign: 1 | -1) {
  const amount = data.amount as Money;
  return {
    transaction_info: {
      transaction_id: String(data.id),
      transaction_event_code: code,
      transaction_initiation_date: created.toISOString(),
      transaction_updated_date: created.toISOString(),
      transaction_amount: moneyOf(sign * centsOf(amount), amount.currency_code),
      transaction_status: 'S',
      custom_field: data.custom_id,
      invoice_id: data.invoice_id,
    },
  };
}

export async function listDisputes(books: Books, { query }: PayPalCall): Promise<Answer> {
  const about = query.get('disputed_transaction_id');
  const found = await listObjects(books, 'paypal_dispute', about ? { disputed_transaction: about } : {});
  return {
    status: 200,
    body: { items: found.map(({ data }) => ({ dispute_id: data.dispute_id, status: data.status })) },
  };
}

export async function readDispute(books: Books, { ids }: PayPalCall): Promise<Answer> {
  return { status: 200, body: (await locked(books, 'paypal_dispute', ids[0])).data };
}
