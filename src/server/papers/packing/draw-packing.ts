import type { PackingSheet } from '#contract/orders/packing.ts';
import type { Language } from '#domain/language/language.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { decimalsOf } from '#domain/money/currency.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import { formatCents, formatQuantity, formatSpan } from '#server/mail/format.ts';
import { serverWords } from '#server/words/server-words.ts';
import { createPen } from '../pen.ts';
import { paperWords } from '../words/paper-words.ts';
import { black, drawBars, drawFooters, drawPart, type Pages, page, quiet, rule, width } from './list-parts.ts';

/** What the packing lists of orders are made from. */
export type PackingPaper = {
  sheets: readonly PackingSheet[];
  /** JPEG or PNG files by the addresses that the lines name. */
  pictures: ReadonlyMap<string, Uint8Array>;
  language: Language;
  currency: string;
  madeAt: Date;
};
type Line = PackingSheet['lines'][number];

/** Where the parts of a line begin, and how wide they are. */
const box = { x: page.left, side: 15 };
const amount = { x: 58, width: 60 };
const picture = { x: 120, side: 37 };
const name = { x: 170, width: 196 };
const shelf = { x: 372, width: 62 };

/** What every page of the document needs. */
type Desk = Pages & { paper: PackingPaper; images: Map<string, unknown> };

/** Sets the lists one after the other, each on pages of its own with the number of its order and its page n of m. */
export function drawPackingLists(doc: PDFKit.PDFDocument, paper: PackingPaper): void {
  const desk = { doc, pen: createPen(doc), w: paperWords[paper.language], paper, images: new Map() };
  const starts = paper.sheets.map((sheet, i) => {
    if (i > 0) doc.addPage();
    const start = doc.bufferedPageRange().count - 1;
    drawSheet(desk, sheet);
    return start;
  });
  const end = doc.bufferedPageRange().count;
  for (const [i, sheet] of paper.sheets.entries())
    drawFooters(desk, numberOf(desk, sheet), starts[i] ?? 0, starts[i + 1] ?? end);
}

function drawSheet(desk: Desk, sheet: PackingSheet): void {
  const { doc, pen, w } = desk;
  let y = drawHead(desk, sheet);
  let part = '';
  for (const line of sheet.lines) {
    const title = partOf(desk, line);
    const height = heightOf(desk, line);
    const isNew = title !== part;
    if (y + height + (isNew ? 24 : 0) > page.bottom) {
      doc.addPage();
      y =
        page.top + pen.write(numberOf(desk, sheet), { x: page.left, y: page.top, width }, { size: 14, weight: 'bold' });
      y = drawPart(desk, title, y + 6);
    } else if (isNew) y = drawPart(desk, title, y);
    part = title;
    drawLine(desk, line, y, height);
    y += height;
  }
  if (sheet.lines.length === 0) pen.write(w.noLines, { x: page.left, y, width }, { size: 10 });
}

const numberOf = ({ w }: Desk, { orderNumber }: PackingSheet) => orderNumber ?? w.draft;

function drawHead(desk: Desk, sheet: PackingSheet): number {
  const { pen, w, paper } = desk;
  const { language, currency } = paper;
  const { storeName, customerName, customerPhone, type, slot, timeZone, note, substitution } = sheet;
  const money = (decimal: number) => formatCents(fromDecimal(decimal, decimalsOf(currency)), language, currency);
  const right = { x: page.left + 330, width: width - 330 };
  let y = page.top;
  pen.write(storeName, { ...right, y: y + 8 }, { size: 10, align: 'right' });
  y += pen.write(numberOf(desk, sheet), { x: page.left, y, width: 330 }, { size: 21, weight: 'bold' });
  pen.write(w.total(money(sheet.total)), { ...right, y }, { size: 10, align: 'right' });
  const who = [customerName, customerPhone].filter(Boolean).join(' · ');
  y += pen.write(who, { x: page.left, y, width: 325 }, { size: 11, weight: 'bold' });
  const span = slot && formatSpan({ startsAt: new Date(slot.start), endsAt: new Date(slot.end) }, language, timeZone);
  const when = [w.types[type], span].filter(Boolean).join(' · ');
  const due = sheet.dueAmount > 0 ? w.due(money(sheet.dueAmount)) : w.nothingDue;
  pen.write(due, { ...right, y }, { size: 10, weight: 'bold', align: 'right' });
  y += pen.write(when, { x: page.left, y, width: 325 }, { size: 11 });
  if (substitution) y += pen.write(w.runOut(w.wishes[substitution]), { x: page.left, y, width }, { size: 10 });
  if (note) {
    const text = { x: page.left + 9, y: y + 4, width: width - 9 };
    const height = pen.write(note, text, { size: 11, weight: 'bold' });
    desk.doc
      .rect(page.left, y + 4, 3, height)
      .fillColor(black)
      .fill();
    y += height + 6;
  }
  return y + 8;
}

/** Where one is on the way: the storage, and the aisle in it. */
function partOf({ w, paper: { language } }: Desk, { storageType, aisle, category }: Line): string {
  return `${w.storage[storageType]} · ${aisle ?? (category ? serverWords[language].categories[category] : w.otherAisle)}`;
}

const nameLook = { size: 10, weight: 'bold' } as const;
const smallLook = { size: 8.5, colour: quiet } as const;
const weighLook = { size: 10 } as const;
const weighRoom = 19;

const wishOf = ({ w }: Desk, { substitution }: Line) => (substitution ? w.runOut(w.wishes[substitution]) : '');

function heightOf(desk: Desk, line: Line): number {
  const { pen } = desk;
  const wish = wishOf(desk, line);
  const text =
    pen.heightOf(line.name, name.width, nameLook) +
    (wish ? pen.heightOf(wish, name.width, smallLook) : 0) +
    (line.weighed ? weighRoom : 0);
  const place = pen.heightOf(line.shelf ?? '', shelf.width, { size: 11, weight: 'bold' });
  return Math.max(picture.side, text, place) + 7;
}

function drawLine(desk: Desk, line: Line, top: number, height: number): void {
  const { doc, pen, paper } = desk;
  const y = top + 3;
  doc
    .rect(box.x, y + 1, box.side, box.side)
    .lineWidth(1.2)
    .strokeColor(black)
    .stroke();
  const quantity = formatQuantity(toMilli(line.quantity) ?? 0, line.unit, paper.language);
  pen.write(quantity, { ...amount, y: y - 2 }, { size: 13, weight: 'bold' });
  drawPicture(desk, line, y);
  let at = y + pen.write(line.name, { ...name, y }, nameLook);
  const wish = wishOf(desk, line);
  if (wish) at += pen.write(wish, { ...name, y: at }, smallLook);
  if (line.weighed) drawWeighLine(desk, line, at);
  if (line.shelf) pen.write(line.shelf, { ...shelf, y }, { size: 11, weight: 'bold' });
  if (line.barcode) drawBars(desk, line.barcode, y);
  const end = top + height;
  doc.moveTo(page.left, end).lineTo(page.right, end).lineWidth(0.5).strokeColor(rule).stroke();
}

/** Where what was weighed is written, with its unit. */
function drawWeighLine({ doc, pen, w }: Desk, { unit }: Line, y: number): void {
  pen.write(w.weighed, { ...name, y: y + 3 }, weighLook);
  const line = { from: name.x + 56, to: name.x + 150, y: y + weighRoom - 2 };
  doc.moveTo(line.from, line.y).lineTo(line.to, line.y).lineWidth(0.8).strokeColor(black).stroke();
  pen.write(unit === 'LITRE' ? 'l' : 'kg', { x: line.to + 5, y: y + 3, width: 20 }, weighLook);
}

function drawPicture({ doc, paper, images }: Desk, { picture: address }: Line, y: number): void {
  const file = address === null ? undefined : paper.pictures.get(address);
  if (address === null || !file) return;
  // Opened once, so that the document has it once, however many lists show it.
  const opened = images.get(address) ?? (doc as unknown as Opener).openImage(Buffer.from(file));
  images.set(address, opened);
  doc.image(opened as Buffer, picture.x, y - 1, { fit: [picture.side, picture.side] });
}
/** Of pdfkit, which its types leave out. */
type Opener = { openImage: (file: Buffer) => unknown };
