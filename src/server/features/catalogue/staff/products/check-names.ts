import { and, eq, ne } from 'drizzle-orm';
import { invalidFields } from '#contract/errors.ts';
import type { ProductInput } from '#contract/staff-products.ts';
import type { Db } from '#server/db/connection.ts';
import { kinds, products } from '#server/db/tables/catalogue.ts';

/** Throws `invalid` for a kind that is unknown, and for a barcode that another product has. */
export async function checkNames(tx: Db, id: number, { kind, barcode }: ProductInput): Promise<void> {
  if (typeof kind === 'string' && (await tx.$count(kinds, eq(kinds.code, kind))) === 0)
    throw invalidFields({ kind: 'validation.invalid' });
  const sameCode = barcode && and(eq(products.barcode, barcode), ne(products.id, id));
  if (sameCode && (await tx.$count(products, sameCode)) > 0)
    throw invalidFields({ barcode: 'validation.barcodeTaken' });
}
