import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import type { MakePdf } from '#server/papers/pdf-thread.ts';
import { invoiceFile } from '#server/services/invoice/add-invoice.ts';
import { findInvoice } from '#server/services/invoice/select-invoices.ts';

/**
 * The PDF of an order's invoice, or of one of its credit notes. A job makes it once it is issued; whoever asks before, or
 * where the file is gone, has it made and kept. Throws `notFound` where there is none.
 */
export async function readInvoiceFile(
  { db, files, make }: Pick<Deps, 'db' | 'files'> & { make: MakePdf },
  { id, credit_note }: { id: number; credit_note?: string | undefined },
): Promise<FileAnswer> {
  const invoice = await findInvoice(db, id, credit_note);
  if (!invoice) throw new Refusal('notFound');
  const kept = await files.get(invoiceFile(invoice.number));
  const answer = { type: 'application/pdf', name: `${invoice.number}.pdf` };
  if (kept) return { ...kept, ...answer };
  const content = Buffer.from(await make(invoice));
  await files.put(invoiceFile(invoice.number), content);
  return { content, bytes: content.length, ...answer };
}
