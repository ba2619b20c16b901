import { pickEventKinds, pickEventResults } from '#domain/picking/pick-line.ts';
import { mostEvents } from '#domain/picking/pick-run.ts';
import { bodyId, flag, instant, line, mayBeMissing, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { pickRun } from './pick-runs.schema.ts';

const isThousandths = (q: number) => Math.abs(q * 1000 - Math.round(q * 1000)) < 1e-6;

/** The UUID of an event, of whoever sends it. */
export const eventId = z.uuid('validation.pattern').transform((id) => id.toLowerCase());

/** What a picker says of a line. A quantity is absolute: what is in the bag, in pieces, or kg or l with three decimals. */
export const pickEvent = z.object({
  /** Of whoever sends it: it counts once, however often it comes. */
  id: eventId,
  at: instant,
  line_id: bodyId,
  kind: z.enum(pickEventKinds, 'validation.invalid'),
  quantity: mayBeMissing(
    z
      .number('validation.quantity')
      .min(0, 'validation.quantity')
      .max(1200, 'validation.quantityTooLarge')
      .refine(isThousandths, 'validation.quantity'),
  ),
  barcode: mayBeMissing(line(60)),
  product_id: mayBeMissing(bodyId),
  shelf_empty: mayBeMissing(flag),
  accepted_by: mayBeMissing(z.enum(['phone'], 'validation.invalid')),
});
export type PickEventInput = z.input<typeof pickEvent>;
export type PickEventSent = z.output<typeof pickEvent>;

const fault = z.object({ message: z.string(), parameters: z.record(z.string(), z.union([z.string(), z.number()])) });
/** What is wrong with an event, by its fields. */
export const eventFault = z.record(z.string(), z.array(fault));

export const takePickEvents = {
  summary:
    'What pickers said of the lines of a run, each event once by its `id` (a UUID of the sender): ' +
    '`{ id, at, line_id, kind, quantity?, barcode?, product_id?, shelf_empty?, accepted_by? }`. An event of a bad shape is ' +
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
        result: z.enum(pickEventResults),
        /** Of a shelf that was found empty: other orders that have some of it reserved, by their numbers. */
        alsoIn: z.array(z.string()).optional(),
        status: z.literal(422).optional(),
        errors: eventFault.optional(),
      }),
    ),
    /** What changed in the run by these. */
    run: pickRun,
  }),
};
