import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import { askPdfAgain } from '#server/services/invoice/ask-pdf-again.ts';
import { invoiceFile } from '#server/services/invoice/invoice-file.ts';
import { findInvoice } from '#server/services/invoice/select-invoices.ts';

/**
 * The PDF of an order's invoice, or of one of its credit notes. Throws `notFound` where there is none, or none yet: a job is
 * then about to make it.
 */
export async function readInvoiceFile(
  deps: Pick<Deps, 'db' | 'files' | 'changes' | 'clock'>,
  { id, credit_note }: { id: number; credit_note?: string | undefined },
): Promise<FileAnswer> {
  const invoice = await findInvoice(deps.db, id, credit_note);
  if (!invoice) throw new Refusal('notFound');
  const file = await deps.files.get(invoiceFile(invoice.number));
  if (file) return { ...file, type: 'application/pdf', name: `${invoice.number}.pdf` };
  await askPdfAgain(deps, invoice);
  throw new Refusal('notFound');
}
