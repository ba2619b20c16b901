import { type Arrival, type Kind, kinds, type Run } from './schedule.ts';

/** `refused`: answered 4xx, with why; `failed`: 5xx or no answer; `idle`: there was nothing to do (no order waits for a picker). */
export type Outcome = 'done' | 'idle' | { refused: string } | { failed: string };
/** One arrival as it went: `ms` from when it was due to its end, so that what waited in a queue counts. */
export type Went = Pick<Arrival, 'kind'> & { ms: number; outcome: Outcome };
type KindRow = {
  kind: Kind;
  planned: number;
  done: number;
  idle: number;
  refused: number;
  failed: number;
  p50: number;
  p95: number;
  p99: number;
};
export type SaturdayReport = Run & {
  goods: number;
  database: string;
  rows: readonly KindRow[];
  /** Each reason once, with how often. */
  reasons: readonly { reason: string; count: number }[];
  facts: Facts;
};
/** What was seen of the shop beside its answers; memory in MB. */
export type Facts = {
  memoryPeakMb: number;
  memoryAtEndMb: number;
  connections: number;
  /** The latest that a call was sent after it was due, in ms: late senders measure themselves. */
  sentLateMs: number;
  orders: { acknowledged: number; stored: number };
  mailsWaiting: number;
  /** Names of what must hold of the data and does not. */
  broken: readonly string[];
};

/** The figures of each kind that the run had. */
export function summarise(planned: readonly Pick<Arrival, 'kind'>[], went: readonly Went[]): KindRow[] {
  return kinds.flatMap((kind) => {
    const count = planned.filter((each) => each.kind === kind).length;
    if (count === 0) return [];
    const of = went.filter((each) => each.kind === kind);
    const times = of.filter(({ outcome }) => outcome === 'done').map(({ ms }) => ms);
    const having = (key: 'refused' | 'failed') =>
      of.filter(({ outcome }) => typeof outcome === 'object' && key in outcome).length;
    return [
      {
        ...{ kind, planned: count, done: times.length, refused: having('refused') },
        idle: of.filter(({ outcome }) => outcome === 'idle').length,
        // What never came back has failed too.
        failed: having('failed') + count - of.length,
        ...{ p50: percentile(times, 50), p95: percentile(times, 95), p99: percentile(times, 99) },
      },
    ];
  });
}

/** Why calls were refused or failed, the most frequent first. */
export function reasonsOf(went: readonly Went[]): SaturdayReport['reasons'] {
  const counts = new Map<string, number>();
  for (const { kind, outcome } of went) {
    if (typeof outcome === 'string') continue;
    const reason = `${kind}: ${'refused' in outcome ? outcome.refused : outcome.failed}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => ({ reason, count })).toSorted((a, b) => b.count - a.count);
}

/** Whether nothing failed, every acknowledged order is there, and the data is sound. */
export function isSound({ rows, facts }: SaturdayReport): boolean {
  const { acknowledged, stored } = facts.orders;
  return rows.every(({ failed }) => failed === 0) && acknowledged === stored && facts.broken.length === 0;
}

/** The report as Markdown. */
export function printSaturday(report: SaturdayReport): string {
  const { stores, minutes, scale, goods, database, rows, reasons, facts } = report;
  const whole = (value: number) => Math.round(value).toLocaleString('en');
  const { acknowledged, stored } = facts.orders;
  return [
    `# A Saturday of ${stores} stores, ${goods.toLocaleString('en')} products each`,
    '',
    `An hour's quarters in ${minutes} minutes at ${scale} of its rates, ${database}. Calls come when they are due, however long the shop takes; times are from then to the end of all its answers.`,
    '',
    '| Kind | Planned | Done | Nothing to do | Refused | Failed | p50 ms | p95 ms | p99 ms |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${[row.kind, ...[row.planned, row.done, row.idle, row.refused, row.failed, row.p50, row.p95, row.p99].map(whole)].join(' | ')} |`,
    ),
    '',
    `- Memory of the process that serves: ${whole(facts.memoryPeakMb)} MB at its peak, ${whole(facts.memoryAtEndMb)} MB at the end.`,
    `- Connections to the database: ${facts.connections} at most.`,
    `- Orders: ${whole(acknowledged)} acknowledged, ${whole(stored)} of them in the database ${acknowledged === stored ? '✓' : '✗'}.`,
    `- What must hold of the data: ${facts.broken.length === 0 ? 'all holds ✓' : `${facts.broken.join('; ')} ✗`}.`,
    `- Mails and papers that wait: ${whole(facts.mailsWaiting)}. A call was sent ${whole(facts.sentLateMs)} ms late at most.`,
    ...reasons.map(({ reason, count }) => `- ${count} times ${reason}`),
    '',
    isSound(report) ? 'Nothing failed.' : 'Something failed.',
    '',
  ].join('\n');
}

/** The value that so many in a hundred do not exceed; 0 of none. */
function percentile(values: readonly number[], hundredth: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredth) / 100) - 1)] ?? 0;
}
