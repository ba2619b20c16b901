export type ChainRow = {
  name: string;
  value: number;
  unit: string;
  /** What the value may be at most or must be at least, or null. */
  bar: { most: number } | { least: number } | null;
};
export type ChainReport = { products: number; stores: number; rows: readonly ChainRow[] };

/** The report as a table for people. */
export function printChain({ products, stores, rows }: ChainReport): string {
  return `${products.toLocaleString('en')} products in ${stores} stores, PostgreSQL\n\n${printRows(rows)}`;
}

/** Figures below each other, each with its bar and whether it is met. */
export function printRows(rows: readonly ChainRow[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  return rows
    .map((row) => {
      const value = row.value.toLocaleString('en', { maximumFractionDigits: row.value < 10 ? 2 : 0 });
      return `${row.name.padEnd(width)}  ${`${value} ${row.unit}`.padStart(16)}  ${barOf(row)}`.trimEnd();
    })
    .join('\n');
}

function barOf({ value, bar }: ChainRow): string {
  if (!bar) return '';
  const isMet = 'most' in bar ? value <= bar.most : value >= bar.least;
  return `${'most' in bar ? `≤ ${bar.most}` : `≥ ${bar.least}`} ${isMet ? '✓' : '✗'}`;
}
