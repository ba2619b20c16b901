import type { BookEntry, CallOutcome } from '../provider.ts';
import { done } from '../wire/outcomes.ts';
import { ask, type Client } from './client.ts';
import { centsOf, type Money } from './shapes.ts';

type Page = {
  transaction_details?: readonly { transaction_info: Transaction }[];
  last_refreshed_datetime?: string;
  total_pages?: number;
};
type Transaction = {
  transaction_id: string;
  transaction_event_code?: string;
  transaction_initiation_date: string;
  transaction_status?: string;
  transaction_amount: Money;
  custom_field?: string;
};

// developer.paypal.com/docs/transaction-search/transaction-event-codes: T00xx are payments, T1107 is a refund that we sent.
const kindOf = (code: string): BookEntry['kind'] | null =>
  code.startsWith('T00') ? 'capture' : code === 'T1107' ? 'refund' : null;

/**
 * The movements of a day in PayPal's report, all pages; each page has the time limit of a call. The report follows what
 * happened by up to three hours: the day is complete once it was refreshed after the day's end.
 */
export async function listBooks(
  client: Client,
  day: string,
): Promise<CallOutcome<{ entries: readonly BookEntry[]; complete: boolean }>> {
  const start = new Date(`${day}T00:00:00Z`);
  const end = new Date(start.getTime() + 86_400_000 - 1);
  const entries: BookEntry[] = [];
  let refreshed = '';
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = new URLSearchParams({
      start_date: start.toISOString(),
      end_date: end.toISOString(),
      fields: 'transaction_info',
      transaction_status: 'S',
      page_size: '500',
      page: String(page),
    });
    const got = await ask(client, () => client.request<Page>(`/v1/reporting/transactions?${query}`, { method: 'GET' }));
    if (got.kind !== 'done') return got;
    const { transaction_details: details = [], last_refreshed_datetime: last, total_pages: total = 1 } = got.value;
    entries.push(...details.map((each) => readEntry(each.transaction_info)).filter((entry) => entry !== null));
    pages = total;
    refreshed = last ?? '';
  }
  return done({ entries, complete: Date.parse(refreshed) >= end.getTime() });
}

function readEntry(info: Transaction): BookEntry | null {
  const kind = kindOf(info.transaction_event_code ?? '');
  if (!kind) return null;
  return {
    reference: info.transaction_id,
    paymentId: info.custom_field || null,
    kind,
    // What goes out stands below zero there.
    amountCents: Math.abs(centsOf(info.transaction_amount)),
    currency: info.transaction_amount.currency_code,
    at: new Date(info.transaction_initiation_date),
  };
}
