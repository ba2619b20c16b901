import PDFDocument from 'pdfkit';
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts';
import type { Language } from '#domain/language/language.ts';
import { invoiceTexts } from '#server/mail/invoice/invoice-texts.ts';
import { registerFonts } from './fonts.ts';
import { drawInvoice } from './invoice/draw-invoice.ts';
import { drawLabels } from './labels/draw-labels.ts';
import { type LabelPaper, labelSizes } from './labels/label-sizes.ts';
import { drawPackingLists, type PackingPaper } from './packing/draw-packing.ts';
import { drawRun, type RunPaper } from './run/draw-run.ts';
import { paperWords } from './words/paper-words.ts';

/** What the PDF of an invoice or credit note is made from. */
export type PdfOrder = { number: string; issuedAt: Date; content: InvoiceContent };
/** What any PDF is made from; plain data, so that it may be handed to a thread. */
export type Paper =
  | ({ kind: 'invoice' } & PdfOrder)
  | ({ kind: 'packing' } & PackingPaper)
  | ({ kind: 'labels' } & LabelPaper)
  | ({ kind: 'run' } & RunPaper);

/** The PDF of a paper; of the same paper the same bytes each time. */
export function makePaper(paper: Paper): Promise<Uint8Array> {
  if (paper.kind === 'invoice') return makePdf(paper);
  const { language, madeAt: at } = paper;
  if (paper.kind === 'run')
    return makeDocument({ title: paperWords[language].run(paper.run.id), author: '', language, at }, (doc) =>
      drawRun(doc, paper),
    );
  const title = paperWords[language][paper.kind];
  if (paper.kind === 'packing')
    return makeDocument({ title, author: '', language, at }, (doc) => drawPackingLists(doc, paper));
  const { page } = labelSizes[paper.form];
  return makeDocument({ title, author: '', language, at, size: [page.width, page.height] }, (doc) =>
    drawLabels(doc, paper),
  );
}

/** The PDF of an invoice or credit note; the same bytes each time. */
export function makePdf({ number, issuedAt: at, content }: PdfOrder): Promise<Uint8Array> {
  const texts = invoiceTexts(number, content);
  const { language, seller } = content;
  return makeDocument({ title: `${texts.title} ${number}`, author: seller.legalName, language, at }, (doc) =>
    drawInvoice(doc, texts),
  );
}

type About = { title: string; author: string; language: Language; at: Date; size?: [number, number] };

async function makeDocument(
  { title, author, language, at, size }: About,
  draw: (doc: PDFKit.PDFDocument) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    size: size ?? 'A4',
    // Texts are placed by hand, down to the footer: pdfkit begins no page of its own.
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    // No font of its own.
    font: null as unknown as string,
    info: { Title: title, ...(author && { Author: author }), CreationDate: at, ModDate: at },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  registerFonts(doc);
  draw(doc);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
