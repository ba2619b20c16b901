import PDFDocument from 'pdfkit';
import type { InvoiceContent } from '#domain/invoice/invoice-content.ts';
import { invoiceTexts } from '#server/mail/invoice/invoice-texts.ts';
import { drawInvoice } from './draw-invoice.ts';
import { registerFonts } from './fonts.ts';

/** What a PDF is made from. */
export type PdfOrder = { number: string; issuedAt: Date; content: InvoiceContent };

/** The PDF of an invoice or credit note; the same bytes each time. */
export async function makePdf({ number, issuedAt, content }: PdfOrder): Promise<Uint8Array> {
  const texts = invoiceTexts(number, content);
  const doc = new PDFDocument({
    size: 'A4',
    // Texts are placed by hand, down to the footer: pdfkit begins no page of its own.
    margin: 0,
    bufferPages: true,
    lang: content.language,
    displayTitle: true,
    // No font of its own.
    font: null as unknown as string,
    info: {
      Title: `${texts.title} ${number}`,
      Author: content.seller.legalName,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  });
  const parts: Buffer[] = [];
  doc.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  registerFonts(doc);
  drawInvoice(doc, texts);
  doc.end();
  await written;
  return new Uint8Array(Buffer.concat(parts));
}
