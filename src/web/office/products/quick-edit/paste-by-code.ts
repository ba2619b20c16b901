import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import { codeOf, digitsOf, readBarcode } from '#domain/catalogue/barcode.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { isLocked, numberIn, type QuickAt, type QuickField, quickFields, readPasted } from './cells.ts';
import { type Edits, setCell } from './edits.ts';
import { linesOf } from './page-end.ts';

/** A copied line whose first cell says which product it is of: its barcode or its code, and the cells behind that. */
export type CodedLine = { code: string; cells: readonly string[] };

/** Whether a code as it was copied, zeros eaten by a spreadsheet included, is a barcode of the product, or its own code. */
export function hasCode({ barcodes, supplierCode }: Pick<StaffProduct, 'barcodes' | 'supplierCode'>, code: string) {
  const digits = digitsOf(code);
  const barcode = digits === null ? null : codeOf(digits);
  if (barcode !== null && barcodes.includes(barcode)) return true;
  return supplierCode !== null && supplierCode.trim().toLowerCase() === code.trim().toLowerCase();
}

/**
 * The lines of what was copied where their first cells are codes, a heading above them left out; null where they are not,
 * and each line goes to the row that it comes to stand in. They are codes where all are barcodes or codes of products in
 * sight, or where some are and none could be meant for the cell that is pasted into.
 */
export function codedLines(
  text: string,
  { rows, field, at }: { rows: readonly StaffProduct[]; field: QuickField; at: QuickAt },
): CodedLine[] | null {
  const all = linesOf(text).flatMap((line) => {
    const [code = '', ...cells] = line.split('\t');
    return line.trim() === '' ? [] : [{ code: code.trim(), cells }];
  });
  const isKnown = ({ code }: CodedLine) => rows.some((row) => hasCode(row, code));
  const isCode = (line: CodedLine) => !('fault' in readBarcode(line.code)) || isKnown(line);
  const kind = numberIn(field, at.currency);
  const mayBeMeant = ({ code }: CodedLine) => kind === null || !readNumber(code, at.language, kind).fault;
  const areCodes = (lines: readonly CodedLine[]) =>
    lines.length > 0 &&
    lines.every(({ code, cells }) => code !== '' && cells.length > 0) &&
    (lines.every(isCode) || (lines.some(isKnown) && !lines.some((line) => mayBeMeant(line) && !isCode(line))));
  const [head, ...others] = all;
  if (head && !isCode(head) && mayBeHeading(head) && areCodes(others)) return others;
  return areCodes(all) ? all : null;
}

/** A heading has words, no figures. */
const mayBeHeading = ({ code }: CodedLine) => !/\d/.test(code);

/** Writes lines into the cells of their products, from a column on to the right. `refused`: how many wait for a store. */
export function pasteCoded(
  edits: Edits,
  lines: readonly { product: StaffProduct; cells: readonly string[] }[],
  field: QuickField,
  context: QuickAt,
): { edits: Edits; refused: number } {
  let next = edits;
  let refused = 0;
  for (const { product, cells } of lines)
    for (const [i, cell] of cells.entries()) {
      const column = quickFields[quickFields.indexOf(field) + i];
      if (!column) break;
      if (isLocked(next.get(product.id)?.product ?? product, column, context)) refused++;
      else next = setCell(next, product, column, readPasted(column, cell, context), context);
    }
  return { edits: next, refused };
}
