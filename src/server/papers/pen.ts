import { fontRuns, type Weight } from './fonts.ts';

export type Look = {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right';
};
/** Where a text stands and how wide it may be, in points. */
export type Box = { x: number; y: number; width: number };
/** Writes into a document and measures what it would write. */
export type Pen = {
  /** Writes a text in lines as wide as the box; answers how high it is. */
  write: (text: string, box: Box, look?: Look) => number;
  heightOf: (text: string, width: number, look?: Look) => number;
  /** How wide it would be in one line. */
  widthOf: (text: string, look?: Look) => number;
};

const leading = 1.4;

/** pdfkit writes a text in one font; the shop's font is several files, so lines are broken and set here. */
export function createPen(doc: PDFKit.PDFDocument): Pen {
  const widthOf = (text: string, { size = 9, weight = 'regular' }: Look) =>
    fontRuns(text, weight).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0);

  /** A word that is wider than the line, in parts that are not. */
  const cut = (word: string, width: number, look: Look): string[] => {
    if (widthOf(word, look) <= width) return [word];
    const parts = [''];
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`;
      if (parts.at(-1) === '' || widthOf(longer, look) <= width) parts[parts.length - 1] = longer;
      else parts.push(letter);
    }
    return parts;
  };
  const linesOf = (text: string, width: number, look: Look): string[] =>
    text.split('\n').flatMap((paragraph) => {
      const lines: string[] = [''];
      for (const word of paragraph.split(' ').flatMap((one) => cut(one, width, look))) {
        const longer = lines.at(-1) === '' ? word : `${lines.at(-1)} ${word}`;
        if (widthOf(longer, look) <= width) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    });
  return {
    widthOf: (text, look = {}) => widthOf(text, look),
    heightOf: (text, width, look = {}) => linesOf(text, width, look).length * (look.size ?? 9) * leading,
    write: (text, { x, y, width }, look = {}) => {
      const { size = 9, weight = 'regular', colour = '#1c1917', align = 'left' } = look;
      const lines = linesOf(text, width, look);
      for (const [i, line] of lines.entries()) {
        let at = align === 'right' ? x + width - widthOf(line, look) : x;
        for (const run of fontRuns(line, weight)) {
          doc.font(run.font).fontSize(size).fillColor(colour);
          doc.text(run.text, at, y + i * size * leading, { lineBreak: false });
          at += doc.widthOfString(run.text);
        }
      }
      return lines.length * size * leading;
    },
  };
}
