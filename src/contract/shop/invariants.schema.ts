import { invariantNames } from '#domain/invariants/invariant-names.ts';
import { flag } from '../fields.ts';
import { z } from '../zod.ts';

export const invariantResult = z
  .object({
    name: z.enum(invariantNames),
    /** Null where it could not be checked: `error` says why. */
    isHolding: z.boolean().nullable(),
    /** How many rows break it. */
    violations: z.number(),
    /** Ids of the first five: of orders, customers or slots; of stock, `store/product`. */
    examples: z.array(z.string()),
    checkedAt: z.string(),
    error: z.string().nullable(),
  })
  .meta({ id: 'InvariantResult' });
export type InvariantResult = z.output<typeof invariantResult>;

export const readInvariants = {
  summary:
    'What must hold of the shop’s data, as it was last checked; checked anew with `run=true`, every night, and where it never was. A check that takes more than ten seconds is broken off here, and says so',
  input: z.object({ run: flag.optional() }),
  output: z.array(invariantResult),
};
