import { Refusal } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import { invoiceFile } from '#server/services/invoice/invoice-file.ts';
import { findNumber } from '#server/services/invoice/select-invoices.ts';

/** The PDF of an order's invoice, or of one of its credit notes. Throws `notFound` where there is none, or none yet. */
export async function readInvoiceFile(
  { db, files }: Pick<Deps, 'db' | 'files'>,
  { id, credit_note }: { id: number; credit_note?: string | undefined },
): Promise<FileAnswer> {
  const number = await findNumber(db, id, credit_note);
  const file = number && (await files.get(invoiceFile(number)));
  if (!file) throw new Refusal('notFound');
  return { ...file, type: 'application/pdf', name: `${number}.pdf` };
}
