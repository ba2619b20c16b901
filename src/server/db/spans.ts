/**
 * What is traced, without the packages that trace: they are loaded where traces are sent alone, and until then each
 * function here just does the work. Names and attributes hold nothing that somebody has typed.
 */
export type SpanDetails = {
  name: string;
  kind?: 'client' | 'internal';
  attributes?: Record<string, string | number>;
};

/** Something that has ended: when it began (as `Date.now`), and the request that it came of. */
export type PastSpan = SpanDetails & { began: number; requestId: string | null; hasFailed: boolean };

export type Spans = {
  /** Below what runs now, else below the request that it came of; what `work` does is below it in turn. */
  within: <T>(details: SpanDetails, work: () => Promise<T>, hasFailed: (result: T) => boolean) => Promise<T>;
  /** A statement, where it belongs to something that is traced: to look whether there is work is none. */
  statement: <T>(name: string, work: () => Promise<T>) => Promise<T>;
  note: (past: PastSpan) => void;
};

let spans: Spans | null = null;

/** From now on in this process; null: nothing is traced any more. */
export function traceWith(next: Spans | null): void {
  spans = next;
}

export function inSpan<T>(
  details: SpanDetails,
  work: () => Promise<T>,
  hasFailed: (result: T) => boolean = () => false,
): Promise<T> {
  return spans ? spans.within(details, work, hasFailed) : work();
}

export function inStatementSpan<T>(name: string, work: () => Promise<T>): Promise<T> {
  return spans ? spans.statement(name, work) : work();
}

export function noteSpan(past: PastSpan): void {
  spans?.note(past);
}
