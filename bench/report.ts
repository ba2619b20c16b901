import type { Figures } from './measure.ts';

export type Row = {
  name: string;
  connections: number;
  figures: Figures;
  yardstick: { name: string; figures: Figures };
  /** Requests a second over those of the yardstick in the same round, the median of all rounds. */
  ratio: number;
  /** The least ratio asked for, or null. */
  budget: number | null;
};
export type Report = {
  database: 'postgres' | 'embedded';
  products: number;
  stores: number;
  fillSeconds: number;
  startMs: number;
  memoryMb: { atStart: number; afterwards: number };
  rows: Row[];
  skipped: string[];
};

/** The report as a table for people. */
export function printReport(report: Report): string {
  const head = ['case', 'conns', 'req/s', 'p50 ms', 'p99 ms', 'yardstick', 'req/s', 'ratio', 'bar', ''];
  const lines = report.rows.map(({ name, connections, figures, yardstick, ratio, budget }) => [
    name,
    String(connections),
    whole(figures.perSecond),
    String(figures.p50),
    String(figures.p99),
    yardstick.name,
    whole(yardstick.figures.perSecond),
    ratio.toFixed(2),
    budget === null ? '' : `≥ ${budget}`,
    budget === null ? '' : ratio >= budget ? '✓' : '✗',
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => (line[i] ?? '').length)));
  const pad = (line: readonly string[]) =>
    line
      .map((cell, i) => (i === 0 || i === 5 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ');
  return [
    `${report.products} products in ${report.stores} stores, ${report.database === 'postgres' ? 'PostgreSQL' : 'embedded database'}`,
    `loaded in ${report.fillSeconds.toFixed(1)} s; started in ${whole(report.startMs)} ms; memory ${whole(report.memoryMb.atStart)} MB at start, ${whole(report.memoryMb.afterwards)} MB afterwards`,
    '',
    pad(head),
    ...lines.map(pad),
    ...report.skipped.map((line) => `- ${line}`),
  ].join('\n');
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
