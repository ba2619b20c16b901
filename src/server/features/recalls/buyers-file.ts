import { codeCell } from '#domain/csv/cell.ts';
import { type SheetReader, sheetLines, sheetStart } from '#domain/csv/sheet-csv.ts';
import type { MailState } from '#domain/recall/recall.ts';
import { fromMilli } from '#domain/stock/quantity.ts';
import { serverWords } from '#server/words/server-words.ts';
import type { FoundOrder } from './find-buyers.ts';

/** The buyers of a recall for a spreadsheet; those without a mail come first, as they are to be called. */
export function buyersFile(found: readonly (FoundOrder & { mail: MailState })[], reader: SheetReader): Buffer {
  const { heads, mails } = serverWords[reader.language].recallSheet;
  const isToCall = ({ mail }: { mail: MailState }) => mail === 'none' || mail === 'failed';
  const rows = found
    .toSorted((a, b) => Number(isToCall(b)) - Number(isToCall(a)))
    .map(({ orderNumber, day, name, phone, email, milli, mail }) => [
      codeCell(orderNumber),
      day,
      name,
      codeCell(phone),
      email,
      fromMilli(milli),
      mails[mail],
    ]);
  return Buffer.from(sheetStart + sheetLines([[...heads], ...rows], reader));
}
