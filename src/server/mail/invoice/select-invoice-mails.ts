import { z } from 'zod';
import { eq, inArray } from '#server/db/sql.ts';
import { invoices } from '#server/db/tables/invoices.ts';
import { orders } from '#server/db/tables/orders.ts';
import { readWhole } from '#server/media/file-store.ts';
import { invoiceFile } from '#server/services/invoice/add-invoice.ts';
import { orderLink } from '#server/services/order/order-link.ts';
import type { MailDeps } from '../mail.ts';
import type { MailEntry, Selected } from '../mails.ts';
import type { MailInvoice } from './invoice-mail.ts';

/** Written once the PDF is made: the invoice or credit note itself, to the address of its order. */
export const invoiceMailKind = 'order-invoice';

const payloadOf = z.object({ invoiceId: z.number() });

/**
 * What these mails say, by entry, whatever their customers prefer: the law wants an invoice handed over. Null where the
 * person is gone. Throws where a PDF cannot be read, so that the mail is tried again.
 */
export async function selectInvoiceMails(
  deps: MailDeps,
  entries: readonly MailEntry[],
): Selected<{ found: MailInvoice }> {
  const asked = entries.map(({ id, payload }) => ({ id, invoiceId: payloadOf.parse(payload).invoiceId }));
  const ids = asked.map(({ invoiceId }) => invoiceId);
  const found = await deps.db
    .select({ invoice: invoices, email: orders.customerEmail, name: orders.customerName })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(inArray(invoices.id, ids));
  const byId = new Map(found.map((row) => [row.invoice.id, row]));
  return Promise.all(
    asked.map(async ({ id, invoiceId }): Promise<[number, { found: MailInvoice } | null]> => {
      const row = byId.get(invoiceId);
      if (!row?.email) return [id, null];
      const { number, content, orderId } = row.invoice;
      const pdf = await readWhole(deps.files, invoiceFile(number));
      if (!pdf) throw new Error(`There is no PDF of ${number}`);
      const to = { name: row.name ?? '', address: row.email };
      return [id, { found: { to, number, content, pdf, link: orderLink(deps, orderId) } }];
    }),
  );
}
