import type { FieldErrors } from '#contract/errors.ts';
import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import type { Round, RoundEventInput } from '#contract/orders/rounds.ts';
import type { PickEventKind, PickEventResult } from '#domain/picking/pick-line.ts';
import type { StopEventKind, StopEventResult } from '#domain/rounds/decide-stop.ts';

/** Work as this device keeps it: as the server told it last, and what is to be read of its parts (`said`), by their ids. */
export type Kept<R, S> = { id: number; run: R; said: Readonly<Record<number, S>> };

/** An event that the server has not answered yet. `seq` gives their order, `by` is the account that made it. */
export type Waiting<E> = { seq: number; runId: number; by: number; event: E };

/** Where runs and their events are kept on the device, across reloads; or rounds and theirs. */
export type DeviceStore<R, S, E> = {
  readRun: (id: number) => Promise<Kept<R, S> | undefined>;
  listRuns: () => Promise<Kept<R, S>[]>;
  keepRun: (run: Kept<R, S>) => Promise<void>;
  forgetRun: (id: number) => Promise<void>;
  addEvents: (events: readonly Omit<Waiting<E>, 'seq'>[]) => Promise<void>;
  /** In the order in which they were made. */
  listEvents: () => Promise<Waiting<E>[]>;
  /** Events that were answered go, and what they made of the run stays, both or neither. */
  settle: (seqs: readonly number[], run: Kept<R, S>) => Promise<void>;
};

/** What the server made of the last event of a line, where it is to be read: anything but that it counts. */
export type Said = { result: PickEventResult; kind: PickEventKind; alsoIn: readonly string[] };

export type KeptRun = Kept<PickRun, Said>;
export type WaitingEvent = Waiting<PickEventInput>;
export type PickingStore = DeviceStore<PickRun, Said, PickEventInput>;

/** What the server made of the last event of a stop, where it did not count. */
export type StopSaid = { result: StopEventResult; kind: StopEventKind; errors: FieldErrors };

export type KeptRound = Kept<Round, StopSaid>;
export type WaitingStopEvent = Waiting<RoundEventInput>;
export type RoundsStore = DeviceStore<Round, StopSaid, RoundEventInput>;
