import type { Language } from '#domain/language/language.ts';
import type { OrderType } from '#domain/order/status.ts';
import type { Bag } from '#domain/picking/bag-labels.ts';
import { type LabelForm, labelsOnSheet } from '#domain/picking/paper-forms.ts';

/** What the label of one bag says. */
export type BagLabel = {
  bag: Bag;
  /** Of the order. */
  number: string;
  /** By which the order goes in a run of several; null: it is picked by itself. */
  letter: string | null;
  /** Of the customer's name: labels leave the store, so they name nobody. */
  initial: string;
  type: OrderType;
  /** When it is brought or collected, by the clock of the store. */
  slot: { start: Date; end: Date; timeZone: string } | null;
  /** What its QR code says: whoever draws labels decides who has to read it. */
  code: string;
};
/** Labels as they are printed. `first`: the place of the first on its sheet, counted from 1; 1 on a roll. */
export type LabelPaper = {
  form: LabelForm;
  first: number;
  labels: readonly BagLabel[];
  language: Language;
  madeAt: Date;
};

/** Points to a millimetre. */
const mm = 72 / 25.4;

type Box = { x: number; y: number; width: number; height: number };
/** A page in points, and where its labels stand on it. */
type LabelSize = { page: { width: number; height: number }; boxes: readonly Box[] };

const sheet = { columns: 3, width: 70 * mm, height: 37 * mm };

/**
 * A4 sheets of 24 have no gaps: three labels of 70 mm are as wide as the page, eight of 37 mm leave half a millimetre above
 * and below. A printer cuts a roll of 62 mm after each page.
 */
export const labelSizes: Record<LabelForm, LabelSize> = {
  sheet: {
    page: { width: 210 * mm, height: 297 * mm },
    boxes: Array.from({ length: labelsOnSheet }, (_, i) => ({
      x: (i % sheet.columns) * sheet.width,
      y: 0.5 * mm + Math.floor(i / sheet.columns) * sheet.height,
      width: sheet.width,
      height: sheet.height,
    })),
  },
  roll: {
    page: { width: 62 * mm, height: 40 * mm },
    boxes: [{ x: 0, y: 0, width: 62 * mm, height: 40 * mm }],
  },
};

/** Where each label stands, page by page: `first` places of the first page are left free, less one. */
export function placeLabels(count: number, form: LabelForm, first: number): { page: number; box: Box }[] {
  const { boxes } = labelSizes[form];
  return Array.from({ length: count }, (_, i) => {
    const at = i + first - 1;
    return { page: Math.floor(at / boxes.length), box: boxes[at % boxes.length] as Box };
  });
}
