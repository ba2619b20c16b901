import type { ProductInput } from '#contract/catalogue/staff-products.ts';
import { invalidFields } from '#contract/errors.ts';
import type { Barcode } from '#domain/catalogue/barcode.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { and, asc, eq, notInArray } from '#server/db/sql.ts';
import { productBarcodes, productTexts, unreadBarcodes } from '#server/db/tables/catalogue.ts';

type Sent = Pick<ProductInput, 'barcode' | 'barcodes' | 'unreadBarcodes'>;
type Wanted = Barcode & { field: string };

/**
 * Writes what was said of a product's barcodes: the list takes the place of what was there; `barcode` alone that of the
 * first, the others stay. Throws `invalid` for one that another product has, which it names in `language`.
 */
export async function writeBarcodes(tx: Db, productId: number, sent: Sent, language: Language): Promise<void> {
  const wanted = await wantedBarcodes(tx, productId, sent);
  if (wanted) {
    await tx.delete(productBarcodes).where(eq(productBarcodes.productId, productId));
    // The same code twice is one.
    const once = wanted.filter(({ code }, i) => wanted.findIndex((one) => one.code === code) === i);
    const rows = once.map(({ code, digits }, position) => ({ code, productId, position, digits }));
    const written = rows.length
      ? await tx.insert(productBarcodes).values(rows).onConflictDoNothing().returning({ code: productBarcodes.code })
      : [];
    const taken = once.find(({ code }) => !written.some((row) => row.code === code));
    if (taken) throw await takenBy(tx, taken, language);
  }
  if (sent.unreadBarcodes) {
    const kept = sent.unreadBarcodes;
    const gone = kept.length > 0 ? notInArray(unreadBarcodes.text, kept) : undefined;
    await tx.delete(unreadBarcodes).where(and(eq(unreadBarcodes.productId, productId), gone));
  }
}

/** All that the product is to have; undefined where nothing was said. */
async function wantedBarcodes(tx: Db, productId: number, sent: Sent): Promise<Wanted[] | undefined> {
  if (sent.barcodes)
    return sent.barcodes.flatMap((barcode, i) => (barcode ? [{ ...barcode, field: `barcodes.${i}` }] : []));
  if (sent.barcode === undefined) return undefined;
  const kept = await tx
    .select({ code: productBarcodes.code, digits: productBarcodes.digits })
    .from(productBarcodes)
    .where(eq(productBarcodes.productId, productId))
    .orderBy(asc(productBarcodes.position));
  return [...(sent.barcode ? [sent.barcode] : []), ...kept.slice(1)].map((one) => ({ ...one, field: 'barcode' }));
}

async function takenBy(tx: Db, { code, field }: Wanted, language: Language) {
  const ofOwner = and(eq(productTexts.productId, productBarcodes.productId), eq(productTexts.language, language));
  const [owner] = await tx
    .select({ id: productBarcodes.productId, name: productTexts.name })
    .from(productBarcodes)
    .innerJoin(productTexts, ofOwner)
    .where(eq(productBarcodes.code, code));
  return invalidFields({ [field]: 'validation.barcodeTaken' }, { product: owner?.name ?? '', id: owner?.id ?? 0 });
}
