import { foldWord } from '#domain/import/fold-word.ts';
import type { DecimalSign, ImportField, ImportKind } from '#domain/import/import-field.ts';
import { matchHeaders } from '#domain/import/match-header.ts';
import { decideStyle } from '#domain/import/number-style.ts';
import type { ImportColumn, ImportMapping } from '#server/db/tables/imports.ts';

/** The columns of a file with what each is: as the template has it for the same header, else by the words of the header. */
export function mapColumns(
  headers: readonly string[],
  template: ImportMapping | null,
  kind: ImportKind,
): ImportColumn[] {
  const kept = new Map(template?.columns.map(({ header, field }) => [foldWord(header), field]));
  const known = headers.map((header) => kept.has(foldWord(header)) && foldWord(header) !== '');
  // What the template gives to a column, or to all rows, no other column has.
  const taken = new Set(Object.keys(template?.fixed ?? {}) as ImportField[]);
  const fields = headers.map((header, index): ImportField | null => {
    const field = known[index] ? (kept.get(foldWord(header)) ?? null) : null;
    if (field === null || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
  const guessed = matchHeaders(
    headers.map((header, index) => (known[index] ? '' : header)),
    kind,
  );
  return headers.map((header, index) => {
    const guess = guessed[index] ?? null;
    return { index, header, field: fields[index] ?? (guess && !taken.has(guess) ? guess : null) };
  });
}

const numberFields: ReadonlySet<string | null> = new Set<ImportField>([
  ...(['price', 'purchasePrice', 'onHand', 'sold', 'vatInPercent', 'weight', 'caseSize', 'discount'] as const),
]);

/** The decimal sign of a file by what was seen in its columns of numbers (`ImportColumn.styles`). */
export function decimalOf(columns: readonly ImportColumn[]): DecimalSign | null {
  const seen = columns.filter(({ field }) => numberFields.has(field)).flatMap(({ styles = [] }) => styles);
  return decideStyle(seen);
}

/** Whether a file has numbers, and nobody has said how they are written. */
export function lacksDecimal({ decimal, columns, fixed }: Omit<ImportMapping, 'absent'>): boolean {
  return (
    decimal === null &&
    [...columns.map(({ field }) => field), ...Object.keys(fixed)].some((one) => numberFields.has(one))
  );
}
