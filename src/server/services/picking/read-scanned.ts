import type { PickEventSent } from '#contract/orders/pick-runs.ts';
import { codeOf, digitsOf } from '#domain/catalogue/barcode.ts';
import { defaultLanguage } from '#domain/language/language.ts';
import { isScaleCode, labelWeight, readScaleLabel, type ScaleLabel } from '#domain/picking/scale-label.ts';
import type { ScalePattern } from '#domain/picking/scale-pattern.ts';
import type { Milli } from '#domain/stock/quantity.ts';
import type { Db } from '#server/db/connection.ts';
import { inArray, sql } from '#server/db/sql.ts';
import { productBarcodes, products } from '#server/db/tables/catalogue.ts';
import { selectOriginals } from '#server/services/picking/substitute-statements.ts';
import { finalCentsOf } from '#server/services/product/compared-facts.ts';

/** What a scanned code says: of which product it is, and how much of it a label of the shop's scale names. */
export type Scanned = { productId: number; milli: Milli | null };

type By = { patterns: readonly ScalePattern[]; storeId: number; now: Date };

/**
 * What the codes of events say, by the code as it was sent; one that says nothing is left out. A label of the scale that has
 * a price gives the weight by the store's retail price now.
 */
export async function readScanned(
  db: Db,
  events: readonly Pick<PickEventSent, 'barcode'>[],
  by: By,
): Promise<ReadonlyMap<string, Scanned>> {
  const sent = [...new Set(events.flatMap(({ barcode }) => barcode ?? []))];
  const found = await selectByBarcode(db, sent);
  const labels = sent.flatMap((text): [string, ScaleLabel][] => {
    const label = found.has(text) ? null : readScaleLabel(by.patterns, text);
    return label ? [[text, label]] : [];
  });
  if (labels.length > 0) for (const [text, one] of await readLabels(db, labels, by)) found.set(text, one);
  return found;
}

async function selectByBarcode(db: Db, sent: readonly string[]): Promise<Map<string, Scanned>> {
  const codes = new Map<string, string>();
  for (const text of sent) {
    const digits = digitsOf(text);
    const code = digits && codeOf(digits);
    if (code) codes.set(text, code);
  }
  if (codes.size === 0) return new Map();
  const rows = await db
    .select()
    .from(productBarcodes)
    .where(inArray(productBarcodes.code, [...codes.values()]));
  const byCode = new Map(rows.map(({ code, productId }) => [code, productId]));
  return new Map(
    [...codes].flatMap(([text, code]): [string, Scanned][] => {
      const productId = byCode.get(code);
      return productId === undefined ? [] : [[text, { productId, milli: null }]];
    }),
  );
}

async function readLabels(
  db: Db,
  labels: readonly [string, ScaleLabel][],
  { storeId, now }: By,
): Promise<[string, Scanned][]> {
  // Zeros before it are how many digits the label has room for.
  const bare = [...new Set(labels.map(([, { scaleCode }]) => scaleCode.replace(/^0+(?=\d)/, '')))];
  const { id, scaleCode } = products;
  const rows = await db
    .select({ id, scaleCode })
    .from(products)
    .where(inArray(sql`regexp_replace(${scaleCode}, '^0+(?=[0-9])', '')`, bare));
  const at = { storeId, priceType: 'retail', language: defaultLanguage, now } as const;
  const priced = await selectOriginals(
    db,
    at,
    rows.map((row) => row.id),
  );
  const centsOf = new Map(priced.map((one) => [one.id, finalCentsOf(one) ?? 0]));
  return labels.flatMap(([text, label]) => {
    const product = rows.find((row) => isScaleCode(label.scaleCode, row.scaleCode));
    if (!product) return [];
    return [[text, { productId: product.id, milli: labelWeight(label, centsOf.get(product.id) ?? 0) }]];
  });
}
