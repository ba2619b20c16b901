import type { Pen } from '../pen.ts';
import type { PaperWords } from '../words/paper-words.ts';
import { barsOf } from './barcode-bars.ts';

/** A4 in points. */
export const page = { left: 36, right: 559.28, top: 34, bottom: 786, footer: 802 };
export const width = page.right - page.left;
export const black = '#000000';
export const quiet = '#57534e';
export const rule = '#a8a29e';
const code = { x: 440, width: page.right - 440, height: 22 };

/** What every page of a list needs. */
export type Pages = { doc: PDFKit.PDFDocument; pen: Pen; w: PaperWords };

/** The head of a part of the way; answers where what follows begins. */
export function drawPart({ doc, pen }: Pages, title: string, y: number): number {
  doc.rect(page.left, y, width, 18).fillColor('#e7e5e4').fill();
  pen.write(title, { x: page.left + 6, y: y + 2, width: width - 12 }, { size: 10, weight: 'bold' });
  return y + 20;
}

/** The bars with the digits beneath, for whom no scanner is at hand. */
export function drawBars({ doc, pen }: Pages, barcode: string, y: number): void {
  const { modules, bars, quiet: margin } = barsOf(barcode);
  const one = Math.min(widestModule, code.width / (modules + 2 * margin));
  const left = page.right - (modules + margin) * one;
  for (const bar of bars) doc.rect(left + bar.at * one, y, bar.width * one, code.height);
  doc.fillColor(black).fill();
  pen.write(barcode, { x: left, y: y + code.height, width: modules * one }, { size: 8, colour: black });
}
/** 0.33 mm, the size of retail codes, in points. */
const widestModule = (0.33 * 72) / 25.4;

/** What each page from `from` to before `to` says at its foot: which paper it is of, and its page n of m. */
export function drawFooters({ doc, pen, w }: Pages, name: string, from: number, to: number): void {
  for (let i = from; i < to; i++) {
    doc.switchToPage(i);
    pen.write(name, { x: page.left, y: page.footer, width: 300 }, { size: 9, weight: 'bold' });
    const text = w.page(i - from + 1, to - from);
    pen.write(text, { x: page.right - 200, y: page.footer, width: 200 }, { size: 9, align: 'right' });
  }
}
