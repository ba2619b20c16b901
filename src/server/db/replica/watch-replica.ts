import { setTimeout as sleep } from 'node:timers/promises';
import { createLag, lagAt, mayRead, mayStandIn, noteChange, notePrimary, noteReplica, type Position } from './lag.ts';

export type ReplicaWatch = {
  mayRead: () => boolean;
  /** Whether it may answer for a primary that does not. */
  mayStandIn: () => boolean;
  /** Something was committed: until the replica is known to have it, it is not read. */
  noteChange: () => void;
  /** It did not answer: it is not read until it does. */
  noteFailure: () => void;
  /** Milliseconds; null: not known. */
  lag: () => number | null;
  close: () => Promise<void>;
};

type Asked = {
  /** Where the primary is now; rejects where it does not answer. */
  askPrimary: () => Promise<Position>;
  /** What the replica has replayed; null where it has replayed nothing. */
  askReplica: () => Promise<Position | null>;
  /** Milliseconds of a clock that only goes on. */
  now: () => number;
};

/** Milliseconds between two rounds, and those after a change, which double until it has arrived. */
const pause = 200;
const shortPause = 10;

/** Asks primary and replica where they are, five times a second and as soon as something has changed. */
export function watchReplica({ askPrimary, askReplica, now }: Asked): ReplicaWatch {
  const lag = createLag();
  let waking = new AbortController();
  let isClosed = false;
  let next = pause;

  const ask = async () => {
    const [at, { changes }] = [now(), lag];
    await askPrimary().then(
      (position) => notePrimary(lag, at, position, changes),
      () => undefined,
    );
    // Afterwards, so that it may be as far as the primary was.
    noteReplica(lag, await askReplica().catch(() => null));
  };
  const watch = async () => {
    while (!isClosed) {
      waking = new AbortController();
      await ask();
      next = mayRead(lag, now()) ? pause : Math.min(pause, 2 * next);
      await sleep(next, undefined, { signal: waking.signal, ref: false }).catch(() => undefined);
    }
  };
  const watching = watch();
  return {
    mayRead: () => mayRead(lag, now()),
    mayStandIn: () => mayStandIn(lag),
    noteChange: () => {
      noteChange(lag);
      next = shortPause;
      waking.abort();
    },
    noteFailure: () => noteReplica(lag, null),
    lag: () => lagAt(lag, now()),
    close: () => {
      isClosed = true;
      waking.abort();
      return watching;
    },
  };
}
