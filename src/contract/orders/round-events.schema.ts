import { mostEvents } from '#domain/picking/pick-run.ts';
import { stopEventKinds, stopEventResults } from '#domain/rounds/decide-stop.ts';
import { bodyId, instant, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { handOverBody } from './hand-over.schema.ts';
import { eventFault, eventId } from './pick-events.schema.ts';
import { round } from './rounds.schema.ts';

/** What a driver says of a stop; where it is `delivered`, what a hand-over says beside. */
export const roundEvent = handOverBody.extend({
  /** Of whoever sends it: it counts once, however often it comes. */
  id: eventId,
  at: instant,
  order_id: bodyId,
  kind: z.enum(stopEventKinds, 'validation.invalid'),
});
export type RoundEventInput = z.input<typeof roundEvent>;
export type RoundEventSent = z.output<typeof roundEvent>;

export const takeRoundEvents = {
  summary:
    'What a driver said of the stops of a round, each event once by its `id` (a UUID of the sender): `{ id, at, order_id, ' +
    'kind }`, with what a hand-over says where it is `delivered`. One of a bad shape, or whose hand-over is refused, is ' +
    'answered `invalid`, 422, with its `errors`, and stops no other',
  input: z.object({
    id: rowId,
    // Each is read by itself.
    events: z.array(z.unknown(), 'validation.invalid').max(mostEvents, 'validation.tooMany'),
  }),
  output: z.object({
    results: z.array(
      z.object({
        /** As it was sent. */
        id: z.string().nullable(),
        result: z.enum(stopEventResults),
        status: z.literal(422).optional(),
        errors: eventFault.optional(),
      }),
    ),
    round,
  }),
};
