import type { ShopSize } from '#server/testing/scale/fill-shop.ts';

/** Milliseconds of each answer of a list, in the shop of a hundredth and in the large one. */
export type ListRow = { name: string; place: 'first' | 'last'; small: readonly number[]; large: readonly number[] };

/** How many times as long a list may take in the large shop. */
export const mostTimes = 5;

/** The time that a share of the answers did not take longer than. */
export function quantile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  const found = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  if (found === undefined) throw new RangeError('No times');
  return found;
}

/** How many times as long the median answer takes in the large shop. */
export const timesOf = ({ small, large }: ListRow) => quantile(large, 0.5) / quantile(small, 0.5);

/** The report as a table for people, the slowest against its small shop first. */
export function printLists(rows: readonly ListRow[], small: ShopSize, large: ShopSize): string {
  const width = Math.max(...rows.map(({ name }) => name.length));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i ? cell.padStart(9) : cell.padEnd(width))).join(' ');
  const sizes = [small, large].map((s) => `${s.products} products, ${s.customers} customers, ${s.orders} orders`);
  const sorted = rows.toSorted((a, b) => timesOf(b) - timesOf(a));
  const over = rows.filter((row) => timesOf(row) > mostTimes).length;
  return [
    `${sizes.join(' against ')}; PostgreSQL, milliseconds`,
    line(['list', 'page', 'small', 'large', 'p99 small', 'p99 large', 'times']),
    ...sorted.map((row) =>
      line([
        row.name,
        row.place,
        ...[
          quantile(row.small, 0.5),
          quantile(row.large, 0.5),
          quantile(row.small, 0.99),
          quantile(row.large, 0.99),
        ].map((ms) => ms.toFixed(1)),
        timesOf(row).toFixed(2),
      ]),
    ),
    `${rows.length} measured, ${over} over ${mostTimes} times; p99 of all answers ${quantile(
      rows.flatMap((row) => row.large),
      0.99,
    ).toFixed(1)} ms`,
  ].join('\n');
}
