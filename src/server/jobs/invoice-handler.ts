import { z } from 'zod';
import { enqueue, type OutboxEntry } from '#server/db/enqueue.ts';
import { inArray } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import type { Deps } from '#server/deps.ts';
import { invoiceMailKind } from '#server/mail/invoice/select-invoice-mails.ts';
import { describeError } from '#server/mail/send-mails.ts';
import type { MakePdf } from '#server/papers/pdf-thread.ts';
import { invoiceFile, invoicePdfKind } from '#server/services/invoice/add-invoice.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

const payload = z.object({ invoiceId: z.number() });

/**
 * Makes the PDFs of invoices and credit notes, keeps them, and has each mailed; made again, one is the same and is not
 * mailed again.
 */
export function invoiceHandler(
  { db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>,
  make: MakePdf,
): OutboxHandler {
  return {
    kinds: [invoicePdfKind],
    lease: 60_000,
    batch: 20,
    handle: async (rows) => {
      const asked = new Map(rows.map((row) => [row.id, payload.parse(row.payload).invoiceId]));
      const { id, number, orderId, issuedAt, content } = invoices;
      const found = await db
        .select({ id, number, orderId, issuedAt, content })
        .from(invoices)
        .where(inArray(invoices.id, [...asked.values()]));
      const byId = new Map(found.map((row) => [row.id, row]));
      const outcomes = new Map<number, Outcome>();
      for (const [entry, invoiceId] of asked) {
        const invoice = byId.get(invoiceId);
        if (!invoice) {
          outcomes.set(entry, { error: `Error: There is no invoice ${invoiceId}` });
          continue;
        }
        try {
          await files.put(invoiceFile(invoice.number), Buffer.from(await make(invoice)));
          await enqueue(db, mailOf(invoice, clock()));
          outcomes.set(entry, 'done');
        } catch (error) {
          outcomes.set(entry, { error: describeError(error) });
        }
      }
      return outcomes;
    },
  };
}

/** Named by the order too: what is mailed to a person goes with them. */
function mailOf({ id, number, orderId }: { id: number; number: string; orderId: number }, now: Date): OutboxEntry {
  const dedupeKey = `${invoiceMailKind}:${orderId}:${number}`;
  return { kind: invoiceMailKind, dedupeKey, payload: { orderId, invoiceId: id }, now };
}
