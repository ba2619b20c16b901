import { formatShortSpan } from '#server/mail/format.ts';
import { drawCode } from '../draw-code.ts';
import { createPen, type Pen } from '../pen.ts';
import { paperWords } from '../words/paper-words.ts';
import { type BagLabel, type LabelPaper, placeLabels } from './label-sizes.ts';

type Box = ReturnType<typeof placeLabels>[number]['box'];

/** What printers may leave white at the edge of a label, and the side of the code, in points (3 mm and 19 mm). */
const edge = 8.5;
const codeSide = 54;

/** Sets labels on as many pages as they need. */
export function drawLabels(doc: PDFKit.PDFDocument, paper: LabelPaper): void {
  const pen = createPen(doc);
  let last = 0;
  for (const [i, { page, box }] of placeLabels(paper.labels.length, paper.form, paper.first).entries()) {
    if (page > last) doc.addPage();
    last = page;
    const label = paper.labels[i];
    if (label) drawLabel(doc, pen, { label, box, paper });
  }
}

function drawLabel(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { label, box, paper: { language } }: { label: BagLabel; box: Box; paper: LabelPaper },
): void {
  const w = paperWords[language];
  const { bag, number, letter, initial, type, slot, code } = label;
  const left = box.x + edge;
  const right = box.x + box.width - edge;
  const top = box.y + edge;
  const bottom = box.y + box.height - edge;
  const width = right - left - codeSide - 8;
  const black = '#000000';
  pen.write(
    `${bag.number}/${bag.count}`,
    { x: right - codeSide, y: top - 3, width: codeSide },
    { size: 19, weight: 'bold', align: 'right', colour: black },
  );
  drawCode(doc, code, { x: right - codeSide, y: bottom - codeSide, side: codeSide });
  if (letter !== null) {
    doc.rect(left, top, 22, 22).lineWidth(1.2).strokeColor(black).stroke();
    pen.write(letter, { x: left + 4.5, y: top - 0.5, width: 20 }, { size: 16, weight: 'bold', colour: black });
  }
  const beside = letter === null ? 0 : 30;
  // A number that was broken over lines is not read out in one go.
  const size = Math.min(11, (11 * (width - beside)) / pen.widthOf(number, { size: 11, weight: 'bold' }));
  pen.write(
    number,
    { x: left + beside, y: top + (letter === null ? 0 : 3), width: width - beside + 1 },
    { size, weight: 'bold', colour: black },
  );
  const kindTop = top + (letter === null ? 19 : 25);
  const kindHeight = drawKind(doc, pen, w.bags[bag.kind], {
    x: left,
    y: kindTop,
    width,
    isInverted: bag.kind !== 'ambient',
  });
  const y = kindTop + kindHeight + 4;
  const room = { x: left + (initial ? 26 : 0), width: width - (initial ? 26 : 0) };
  if (initial) pen.write(initial, { x: left, y: y - 3, width: 24 }, { size: 19, weight: 'bold', colour: black });
  const typeHeight = pen.write(w.types[type], { ...room, y }, { size: 8, colour: black });
  if (slot) pen.write(formatShortSpan(slot, language), { ...room, y: y + typeHeight }, { size: 8, colour: black });
}

/** How the bag is kept, to be told apart at arm's length: what has to stay cold is white on black. */
function drawKind(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  text: string,
  { x, y, width, isInverted }: { x: number; y: number; width: number; isInverted: boolean },
): number {
  const height = 21;
  const box = doc.rect(x, y, width, height);
  if (isInverted) box.fillColor('#000000').fill();
  else box.lineWidth(1.2).strokeColor('#000000').stroke();
  pen.write(
    text,
    { x: x + 6, y: y + 1.5, width: width - 8 },
    { size: 13, weight: 'bold', colour: isInverted ? '#ffffff' : '#000000' },
  );
  return height;
}
