import type { FieldErrors } from '#contract/errors.ts';
import type { Round, RoundEventInput } from '#contract/orders/rounds.ts';
import type { StopEventKind, StopEventResult } from '#domain/rounds/decide-stop.ts';
import type { DeviceStore, Kept, Waiting } from './picking-store.ts';

/** What the server made of the last event of a stop, where it did not count. */
export type StopSaid = { result: StopEventResult; kind: StopEventKind; errors: FieldErrors };

export type KeptRound = Kept<Round, StopSaid>;
export type WaitingStopEvent = Waiting<RoundEventInput>;
export type RoundsStore = DeviceStore<Round, StopSaid, RoundEventInput>;
