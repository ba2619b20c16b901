import type { SQL } from 'drizzle-orm';
import type { InvariantName } from '#domain/invariants/invariant-names.ts';

/** What must hold at every moment: a statement that finds what breaks it, a row with an `id` for each. */
export type Invariant = { name: InvariantName; broken: SQL };
