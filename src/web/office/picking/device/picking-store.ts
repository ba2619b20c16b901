import type { PickEventInput, PickRun } from '#contract/orders/pick-runs.ts';
import type { PickEventKind, PickEventResult } from '#domain/picking/pick-line.ts';

/** What the server made of the last event of a line, where it is to be read: anything but that it counts. */
export type Said = { result: PickEventResult; kind: PickEventKind; alsoIn: readonly string[] };

/** A run as this device keeps it: as the server told it last, and what became of its events, by the line. */
export type KeptRun = { id: number; run: PickRun; said: Readonly<Record<number, Said>> };

/** An event that the server has not answered yet. `seq` gives their order, `by` is the account that made it. */
export type WaitingEvent = { seq: number; runId: number; by: number; event: PickEventInput };

/** Where runs and events are kept on the device, across reloads. */
export type PickingStore = {
  readRun: (id: number) => Promise<KeptRun | undefined>;
  listRuns: () => Promise<KeptRun[]>;
  keepRun: (run: KeptRun) => Promise<void>;
  forgetRun: (id: number) => Promise<void>;
  addEvents: (events: readonly Omit<WaitingEvent, 'seq'>[]) => Promise<void>;
  /** In the order in which they were made. */
  listEvents: () => Promise<WaitingEvent[]>;
  /** Events that were answered go, and what they made of the run stays, both or neither. */
  settle: (seqs: readonly number[], run: KeptRun) => Promise<void>;
};
