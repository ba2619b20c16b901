import type { InvoiceTexts } from '#server/mail/invoice/invoice-texts.ts';
import { drawCode } from '../draw-code.ts';
import { createPen, type Look, type Pen } from '../pen.ts';

/** A4 in points, and where text stands on it. */
const page = { width: 595.28, left: 48, right: 547.28, top: 48, bottom: 770 };
const width = page.right - page.left;
const quiet = '#57534e';
const rule = '#d6d3d1';
const gap = 6;
/** The columns of the goods: where each begins and how wide it is; all but the first stand at their right. */
const columns = [
  { x: page.left, width: 178 },
  { x: 230, width: 55 },
  { x: 290, width: 68 },
  { x: 363, width: 65 },
  { x: 433, width: 46 },
  { x: 484, width: 63.28 },
];
const vatColumns = [0, 1, 2, 3].map((i) => ({ x: page.left + i * 62, width: 58 }));

/** Sets an invoice or credit note on as many pages as it needs. */
export function drawInvoice(doc: PDFKit.PDFDocument, texts: InvoiceTexts): void {
  const pen = createPen(doc);
  let y = drawHead(pen, texts);
  y = drawRows(doc, pen, texts, y);
  y = drawSums(doc, pen, texts, y);
  y = drawTransfer(doc, pen, texts, y);
  for (const text of texts.closing) {
    y = roomFor(doc, y, pen.heightOf(text, width, { size: 8 }));
    y += pen.write(text, { x: page.left, y, width }, { size: 8, colour: quiet }) + 3;
  }
  drawFooters(doc, pen, texts);
}

function drawHead(pen: Pen, { title, shopName, seller, buyer, facts, notice }: InvoiceTexts): number {
  const half = width / 2 - 12;
  const second = page.left + half + 24;
  pen.write(shopName, { x: page.left, y: page.top, width: half }, { size: 15, weight: 'bold' });
  pen.write(title, { x: second, y: page.top, width: half }, { size: 15, weight: 'bold', align: 'right' });
  let y = page.top + 36;
  const ends = [seller, buyer].map((party, i) => {
    const x = i === 0 ? page.left : second;
    let at = y + pen.write(party.title, { x, y, width: half }, { size: 8, colour: quiet });
    for (const [j, line] of party.lines.entries())
      at += pen.write(line, { x, y: at, width: half }, { weight: j === 0 ? 'bold' : 'regular' });
    return at;
  });
  y = Math.max(...ends) + 14;
  for (const { label, value } of facts) {
    pen.write(label, { x: page.left, y, width: 110 }, { colour: quiet });
    y += pen.write(value, { x: page.left + 115, y, width: width - 115 }, { weight: 'bold' });
  }
  for (const text of notice) y += pen.write(text, { x: page.left, y: y + gap, width }) + gap;
  return y + 14;
}

function drawRows(doc: PDFKit.PDFDocument, pen: Pen, texts: InvoiceTexts, start: number): number {
  const head: Look = { size: 8, weight: 'bold' };
  const drawTitles = (top: number) => drawCells(doc, pen, columns, texts.columns, top, head);
  let y = drawTitles(start);
  for (const cells of texts.rows) {
    const height = heightOf(pen, columns, cells) + gap;
    if (y + height > page.bottom) {
      doc.addPage();
      y = drawTitles(page.top);
    }
    y = drawCells(doc, pen, columns, cells, y);
  }
  return y + 10;
}

/** What all comes to: VAT by rate at the left, the sums at the right, both on one page. */
function drawSums(doc: PDFKit.PDFDocument, pen: Pen, { vat, sums }: InvoiceTexts, start: number): number {
  const needed = Math.max(vat.rows.length + 1, sums.length + 1) * 22;
  const top = roomFor(doc, start, needed);
  let left = drawCells(doc, pen, vatColumns, vat.columns, top, { size: 8, weight: 'bold' });
  for (const cells of vat.rows) left = drawCells(doc, pen, vatColumns, cells, left, { size: 8 });
  let y = top;
  for (const { label, value, isTotal } of sums) {
    const look: Look = isTotal ? { size: 11, weight: 'bold' } : {};
    const height = pen.write(label, { x: 320, y, width: 140 }, look);
    pen.write(value, { x: 460, y, width: page.right - 460 }, { ...look, align: 'right' });
    y += height + gap;
  }
  return Math.max(left, y) + 12;
}

/** How to pay by transfer, with the code beside it: 3 cm, from which phones read it well. */
function drawTransfer(doc: PDFKit.PDFDocument, pen: Pen, { transfer }: InvoiceTexts, start: number): number {
  if (!transfer) return start;
  const { title, rows, code } = transfer;
  const side = 86;
  const below = code ? pen.heightOf(code.label, 160, { size: 7 }) : 0;
  const top = roomFor(doc, start, Math.max((rows.length + 2) * 14, code ? side + below + 4 : 0));
  let y = top + pen.write(title, { x: page.left, y: top, width: 300 }, { weight: 'bold' }) + 2;
  for (const { label, value } of rows) {
    pen.write(label, { x: page.left, y, width: 110 }, { colour: quiet });
    y += pen.write(value, { x: page.left + 115, y, width: 205 }, { weight: 'bold' });
  }
  if (!code) return y + 12;
  drawCode(doc, code.text, { x: page.right - side, y: top, side });
  pen.write(
    code.label,
    { x: page.right - 160, y: top + side + 4, width: 160 },
    { size: 7, colour: quiet, align: 'right' },
  );
  return Math.max(y, top + side + 4 + below) + 12;
}

type Column = { x: number; width: number };

function drawCells(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  columns: readonly Column[],
  cells: readonly string[],
  y: number,
  look: Look = {},
): number {
  for (const [i, cell] of cells.entries()) {
    const column = columns[i];
    if (column) pen.write(cell, { ...column, y }, { ...look, align: i === 0 ? 'left' : 'right' });
  }
  const end = y + heightOf(pen, columns, cells, look) + gap / 2;
  const last = columns.at(-1);
  doc
    .moveTo(page.left, end)
    .lineTo((last?.x ?? 0) + (last?.width ?? 0), end)
    .lineWidth(0.5)
    .strokeColor(rule)
    .stroke();
  return end + gap / 2;
}

function heightOf(pen: Pen, columns: readonly Column[], cells: readonly string[], look: Look = {}): number {
  return Math.max(...cells.map((cell, i) => pen.heightOf(cell, columns[i]?.width ?? 0, look)));
}

/** The same place, or the top of a new page where the height has no room. */
function roomFor(doc: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  doc.addPage();
  return page.top;
}

function drawFooters(doc: PDFKit.PDFDocument, pen: Pen, { footer, page: pageWords }: InvoiceTexts): void {
  const { count } = doc.bufferedPageRange();
  const look: Look = { size: 7, colour: quiet };
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    pen.write(footer, { x: page.left, y: 785, width: width - 150 }, look);
    pen.write(pageWords(i + 1, count), { x: page.right - 140, y: 785, width: 140 }, { ...look, align: 'right' });
  }
}
