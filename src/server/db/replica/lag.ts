/** A place in the log of a PostgreSQL; the later is the greater. */
export type Position = bigint;

/** How far a replica had replayed the log of the primary, as far as is known. Moments are milliseconds of one clock. */
export type Lag = {
  /** Where the primary was at moments, in their order; of those that the replica has replayed the last alone. */
  samples: { at: number; position: Position }[];
  /** The last place that the replica is known to have replayed; null: it could not be asked. */
  replayed: Position | null;
  /** What must be replayed before anything is read there; null: something has changed, and where is not known yet. */
  needed: Position | null;
  /** How many changes were announced. */
  changes: number;
};

const mostSamples = 50;

/** A replica that is more than so many milliseconds behind is not read. */
export const mostLag = 1000;

export function createLag(): Lag {
  return { samples: [], replayed: null, needed: null, changes: 0 };
}

/** `16/B374D848`, as PostgreSQL writes a place in its log. */
export function readPosition(text: string): Position {
  const [high = '', low = ''] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/** Something was committed that whoever reads from now on has to find. */
export function noteChange(lag: Lag): void {
  lag.changes += 1;
  lag.needed = null;
}

/**
 * The primary was asked at `at` and then was at `position`; `changes` are those that had been announced when it was asked:
 * what was announced meanwhile may stand behind that place.
 */
export function notePrimary(lag: Lag, at: number, position: Position, changes: number): void {
  // Another server has taken its place, which lacks the end of the log: what lay there was never acknowledged.
  if (position < (lag.samples.at(-1)?.position ?? 0n)) lag.samples = [];
  lag.samples.push({ at, position });
  // While a replica is away: whichever is left out, it only seems to be further behind.
  if (lag.samples.length > mostSamples) lag.samples.splice(1, 1);
  if (changes === lag.changes && (lag.needed === null || lag.needed > position)) lag.needed = position;
}

/** The replica has replayed until there; null: it does not answer, or is none any more. */
export function noteReplica(lag: Lag, replayed: Position | null): void {
  lag.replayed = replayed;
  if (replayed === null) return;
  const open = lag.samples.findIndex(({ position }) => position > replayed);
  const last = (open === -1 ? lag.samples.length : open) - 1;
  if (last > 0) lag.samples.splice(0, last);
}

/** Milliseconds by which the replica is behind at most; null: that is not known. */
export function lagAt({ samples: [first], replayed }: Lag, now: number): number | null {
  if (first === undefined || replayed === null || first.position > replayed) return null;
  return now - first.at;
}

/** Whether it has all that was announced, and is hardly behind. */
export function mayRead(lag: Lag, now: number): boolean {
  const behind = lagAt(lag, now);
  return hasReplayed(lag) && behind !== null && behind <= mostLag;
}

/** Whether it was not behind when the primary was last heard of: then it may answer for one that does not. */
export function mayStandIn(lag: Lag): boolean {
  const last = lag.samples.at(-1);
  return last !== undefined && mayRead(lag, last.at);
}

function hasReplayed({ needed, replayed }: Lag): boolean {
  return needed !== null && replayed !== null && replayed >= needed;
}
