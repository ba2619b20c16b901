import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';
import type { Language } from '#domain/language/language.ts';
import { toMilli } from '#domain/stock/quantity.ts';
import { formatQuantity, formatShortSpan } from '#server/mail/format.ts';
import { serverWords } from '#server/words/server-words.ts';
import { black, drawBars, drawFooters, drawPart, type Pages, page, quiet, rule, width } from '../packing/list-parts.ts';
import { createPen } from '../pen.ts';
import { paperWords } from '../words/paper-words.ts';

/** What the list of a run is made from: no more of whose orders they are than the run itself says. */
export type RunPaper = { run: PickRun; language: Language; madeAt: Date };

/** Lines of one product: one place to go to. */
type Stop = {
  lines: PickLineOnWire[];
  part: string;
  /** Wishes for lines that are not those of their orders: “A: do not replace”. */
  wishes: string;
};
type Desk = Pages & { language: Language };

/** Where the parts of a stop begin, and how wide they are. */
const shelf = { x: page.left, width: 50 };
const name = { x: 90, width: 196 };
const share = { x: 296, box: 12, letter: 314, amount: 332, amountWidth: 100, height: 17 };
const nameLook = { size: 10, weight: 'bold' } as const;
const smallLook = { size: 8.5, colour: quiet } as const;
/** What a stop has at least: its bars with their digits. */
const leastHeight = 38;

/** Sets a run as one walks: each product once, with a box for every order that it is fetched for. */
export function drawRun(doc: PDFKit.PDFDocument, { run, language }: RunPaper): void {
  const desk = { doc, pen: createPen(doc), w: paperWords[language], language };
  const title = desk.w.run(run.id);
  let y = drawHead(desk, run, title);
  let part = '';
  for (const stop of stopsOf(desk, run)) {
    const height = heightOf(desk, stop);
    const isNew = stop.part !== part;
    if (y + height + (isNew ? 24 : 0) > page.bottom) {
      doc.addPage();
      y = page.top + desk.pen.write(title, { x: page.left, y: page.top, width }, { size: 14, weight: 'bold' });
      y = drawPart(desk, stop.part, y + 6);
    } else if (isNew) y = drawPart(desk, stop.part, y);
    part = stop.part;
    drawStop(desk, stop, y, height);
    y += height;
  }
  drawFooters(desk, title, 0, doc.bufferedPageRange().count);
}

/** In the order of the lines, which is that of the way. */
function stopsOf({ w, language }: Desk, { lines, orders }: PickRun): Stop[] {
  const gone = new Set(orders.filter(({ hasLeft }) => hasLeft).map(({ id }) => id));
  const own = Map.groupBy(
    lines.filter(({ orderId }) => !gone.has(orderId)),
    ({ productId }) => productId,
  );
  const wishOf = new Map(orders.map(({ id, wish }) => [id, wish]));
  return [...own.values()].map((found) => {
    const [{ storageType, aisle, category }] = found as [PickLineOnWire];
    const place = aisle ?? (category ? serverWords[language].categories[category] : w.otherAisle);
    const others = found.filter(({ orderId, wish }) => wish !== wishOf.get(orderId));
    return {
      lines: found,
      part: `${w.storage[storageType]} · ${place}`,
      wishes: others.map(({ letter, wish }) => `${letter}: ${w.wishes[wish]}`).join(' · '),
    };
  });
}

/** Which run it is, and its orders: letter, number, the first letter of the name, when they go, what was asked. */
function drawHead({ doc, pen, w, language }: Desk, run: PickRun, title: string): number {
  const right = { x: page.left + 330, width: width - 330 };
  pen.write(run.storeName, { ...right, y: page.top + 8 }, { size: 10, align: 'right' });
  let y = page.top + pen.write(title, { x: page.left, y: page.top, width: 330 }, { size: 21, weight: 'bold' }) + 4;
  for (const { letter, number, initial, slot, wish, note, hasLeft } of run.orders) {
    if (hasLeft) continue;
    const when = slot && formatShortSpan({ ...slot, start: new Date(slot.start), end: new Date(slot.end) }, language);
    const said = [number, initial, when, w.runOut(w.wishes[wish])].filter(Boolean).join(' · ');
    pen.write(letter, { x: page.left, y: y - 2, width: 20 }, { size: 13, weight: 'bold', colour: black });
    y += pen.write(said, { x: page.left + 22, y, width: width - 22 }, { size: 10 });
    if (note) y += pen.write(note, { x: page.left + 22, y, width: width - 22 }, { size: 10, weight: 'bold' });
    y += 3;
  }
  doc.fillColor(black);
  return y + 6;
}

const isAsked = ({ state }: PickLineOnWire) => state === 'waiting';

function heightOf({ pen }: Desk, { lines, wishes }: Stop): number {
  const text =
    pen.heightOf(lines[0]?.name ?? '', name.width, nameLook) +
    (wishes ? pen.heightOf(wishes, name.width, smallLook) : 0);
  const place = pen.heightOf(lines[0]?.shelf ?? '', shelf.width, nameLook);
  return Math.max(leastHeight, text, place, lines.length * share.height + 4) + 6;
}

function drawStop(desk: Desk, { lines, wishes }: Stop, top: number, height: number): void {
  const { doc, pen, language } = desk;
  const [first] = lines as [PickLineOnWire];
  const y = top + 4;
  if (first.shelf) pen.write(first.shelf, { ...shelf, y }, { size: 11, weight: 'bold' });
  const below = y + pen.write(first.name, { ...name, y }, nameLook);
  if (wishes) pen.write(wishes, { ...name, y: below }, smallLook);
  for (const [i, line] of lines.entries()) {
    const at = y + i * share.height;
    doc
      .rect(share.x, at + 1, share.box, share.box)
      .lineWidth(1.2)
      .strokeColor(black)
      .stroke();
    // What somebody has decided already needs nobody.
    if (!isAsked(line))
      doc
        .moveTo(share.x + 2, at + 7)
        .lineTo(share.x + 5, at + 11)
        .lineTo(share.x + 11, at + 2)
        .stroke();
    pen.write(line.letter, { x: share.letter, y: at - 1, width: 16 }, { size: 12, weight: 'bold', colour: black });
    const quantity = formatQuantity(toMilli(line.quantity) ?? 0, line.unit, language);
    const wide = pen.write(quantity, { x: share.amount, y: at, width: share.amountWidth }, { size: 10.5 });
    if (line.weighed) {
      const from = share.amount + 50;
      doc
        .moveTo(from, at + wide - 2)
        .lineTo(from + 48, at + wide - 2)
        .lineWidth(0.8)
        .stroke();
    }
  }
  const barcode = first.barcodes[0];
  if (barcode) drawBars(desk, barcode, y);
  const end = top + height;
  doc.moveTo(page.left, end).lineTo(page.right, end).lineWidth(0.5).strokeColor(rule).stroke();
}
