import type { PackingSheet } from '#contract/orders/packing.ts';
import type { Language } from '#domain/language/language.ts';
import type { Deps } from '#server/deps.ts';
import { readPaperPicture } from '#server/media/paper-picture.ts';
import type { FileAnswer } from '#server/media/send-file.ts';
import type { Paper } from '#server/papers/make-pdf.ts';
import { pictureIdOf } from '#server/services/product/picture-url.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import { readPackingSheets } from './packing-sheets.ts';

/** Makes the PDF of a paper, in a thread of its own. */
export type MakePaper = (paper: Paper) => Promise<Uint8Array>;

type Needs = Pick<Deps, 'db' | 'files' | 'config'> & { makePaper: MakePaper };

/** The packing lists of these orders as one PDF. Throws as `readPackingSheets` does. */
export async function printPacking(
  { db, files, config, makePaper }: Needs,
  orderIds: readonly number[],
  { who, language, now }: { who: OfStores; language: Language; now: Date },
): Promise<FileAnswer> {
  const { decimals, currency } = config;
  const sheets = await readPackingSheets(db, orderIds, { who, language, decimals });
  const pictures = await readPictures(files, sheets);
  return pdfAnswer(await makePaper({ kind: 'packing', sheets, pictures, language, currency, madeAt: now }));
}

/** What is printed is shown, and saved only by whoever wants that: it has no name. */
export function pdfAnswer(made: Uint8Array): FileAnswer {
  const content = Buffer.from(made);
  return { content, bytes: content.length, type: 'application/pdf' };
}

/** One after the other: whoever looks at the shop's pages has the turns before. */
async function readPictures(
  files: Deps['files'],
  sheets: readonly PackingSheet[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const addresses = new Set(sheets.flatMap(({ lines }) => lines.flatMap(({ picture }) => picture ?? [])));
  const found = new Map<string, Uint8Array>();
  for (const address of addresses) {
    const file = await readPaperPicture(files, pictureIdOf(address, ''));
    if (file) found.set(address, file);
  }
  return found;
}
