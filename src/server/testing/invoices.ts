import { invoiceHandler } from '#server/jobs/invoice-handler.ts';
import { deliverOutbox } from '#server/jobs/outbox.ts';
import type { OutboxHandler } from '#server/jobs/outbox-handler.ts';
import { mails } from '#server/mail/mails.ts';
import { makePdf } from '#server/papers/make-pdf.ts';
import type { TestApp, TestCall } from './test-app.ts';

type Headers = Record<string, string>;

/** Has staff move an order on until it is handed over; answers the last move. */
export async function deliver(
  t: TestApp,
  staff: Headers,
  id: number,
  by: 'ready' | 'shipped' = 'ready',
): Promise<TestCall> {
  const move = (status: string) => t.call('PUT', `/orders/${id}/status`, { status }, staff);
  for (const status of ['processing', by]) await move(status);
  return move('delivered');
}

/** Makes the PDFs that wait, as the job does; answers how many. The mails that come of them wait. */
export function makePdfs({ deps }: Pick<TestApp, 'deps'>): Promise<number> {
  // The program always has a handler of these mails; without one, an entry that is seen in the same run fails.
  const waiting: OutboxHandler = {
    kinds: mails.invoice.kinds,
    lease: 1000,
    batch: 100,
    handle: async (rows) => new Map(rows.map(({ id }) => [id, 'later'])),
  };
  return deliverOutbox(deps, [invoiceHandler(deps, makePdf), waiting]);
}

/** A file of the API as it came. */
export async function fetchFile(t: TestApp, path: string, headers: Headers = {}) {
  const {
    statusCode: status,
    headers: said,
    rawPayload,
  } = await t.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    headers,
  });
  return { status, headers: said, bytes: new Uint8Array(rawPayload) };
}
