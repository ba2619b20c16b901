import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { invoices } from '#server/db/tables/invoices.ts';
import type { Deps } from '#server/deps.ts';
import type { MakePdf } from '#server/features/orders/papers/pdf/pdf-thread.ts';
import { describeError } from '#server/mail/send-mails.ts';
import { invoicePdfKind } from '#server/services/invoice/add-invoice.ts';
import { invoiceFile } from '#server/services/invoice/invoice-file.ts';
import type { OutboxHandler, Outcome } from './outbox-handler.ts';

const payload = z.object({ invoiceId: z.number() });

/** Makes the PDFs of invoices and credit notes, and keeps them; made again, one is the same. */
export function invoiceHandler({ db, files }: Pick<Deps, 'db' | 'files'>, make: MakePdf): OutboxHandler {
  return {
    kinds: [invoicePdfKind],
    lease: 60_000,
    batch: 20,
    handle: async (rows) => {
      const asked = new Map(rows.map((row) => [row.id, payload.parse(row.payload).invoiceId]));
      const { id, number, issuedAt, content } = invoices;
      const found = await db
        .select({ id, number, issuedAt, content })
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
          outcomes.set(entry, 'done');
        } catch (error) {
          outcomes.set(entry, { error: describeError(error) });
        }
      }
      return outcomes;
    },
  };
}
