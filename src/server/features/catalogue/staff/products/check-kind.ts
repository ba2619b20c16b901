import { eq } from 'drizzle-orm';
import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Db } from '#server/db/connection.ts';
import { kinds } from '#server/db/tables/catalogue.ts';

/** Throws `invalid` for a kind that is unknown. */
export async function checkKind(tx: Db, { kind }: ProductInput): Promise<void> {
  if (typeof kind === 'string' && (await tx.$count(kinds, eq(kinds.code, kind))) === 0)
    throw invalidFields({ kind: 'validation.invalid' });
}
