/** Milliseconds for an answer in either shop, the medians of all rounds. */
export type ScaleRow = {
  name: string;
  smallMs: number;
  largeMs: number;
  /** How many times as long it takes in the large shop, the median of all rounds. */
  ratio: number;
  /** The most that we accept, or null. */
  most: number | null;
};
export type ScaleReport = {
  kind: 'postgres' | 'embedded';
  small: number;
  large: number;
  memoryMb: { small: number; large: number };
  rows: readonly ScaleRow[];
};

/** What was measured in turn, a pair a round. */
export function compare(
  name: string,
  pairs: readonly { small: number; large: number }[],
  most: number | null,
): ScaleRow {
  return {
    name,
    smallMs: middle(pairs.map(({ small }) => small)),
    largeMs: middle(pairs.map(({ large }) => large)),
    ratio: middle(pairs.map(({ small, large }) => large / small)),
    most,
  };
}

/** The report as a table for people. */
export function printScale({ kind, small, large, memoryMb, rows }: ScaleReport): string {
  const [few, many] = [small, large].map((count) => count.toLocaleString('en'));
  const width = Math.max(...rows.map((row) => row.name.length));
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(width) : cell.padStart(10))).join('  ');
  return [
    `${few} and ${many} products in one store, ${kind === 'postgres' ? 'PostgreSQL' : 'embedded database'}`,
    `memory ${Math.round(memoryMb.small)} and ${Math.round(memoryMb.large)} MB`,
    '',
    line(['call', `ms, ${few}`, `ms, ${many}`, 'times', 'bar']),
    ...rows.map(({ name, smallMs, largeMs, ratio, most }) =>
      line([
        name,
        smallMs.toFixed(2),
        largeMs.toFixed(2),
        ratio.toFixed(2),
        most === null ? '' : `≤ ${most} ${ratio <= most ? '✓' : '✗'}`,
      ]),
    ),
  ].join('\n');
}

function middle(values: readonly number[]): number {
  const found = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (found === undefined) throw new RangeError('No rounds');
  return found;
}
