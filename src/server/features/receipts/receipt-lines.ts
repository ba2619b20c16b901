import type { ReceiptLine } from '#contract/receipts/receipts.ts';
import { printedBarcode } from '#domain/catalogue/barcode.ts';
import type { Language } from '#domain/language/language.ts';
import { type Cents, toDecimal } from '#domain/money/cents.ts';
import { effectiveDiscount, finalPrice } from '#domain/pricing/discount.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import { fromMilli, type Milli } from '#domain/stock/quantity.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { storePercentAt } from '#server/services/shelf/discount-in-force.ts';

/** How lines are read: names in this language, amounts with so many decimals, prices as they are now. */
export type ReadBy = { language: Language; decimals: number; now: Date };

/** A line with what the product and the store of the receipt say of it; cents and thousandths. */
type LineRow = {
  productId: number;
  name: string;
  unit: string;
  barcode: string | null;
  supplierCode: string | null;
  caseSize: number | null;
  quantityMilli: Milli;
  cases: number | null;
  bestBefore: string | null;
  purchaseCents: Cents | null;
  knownCents: Cents | null;
  baseCents: Cents | null;
  ownPercent: number | null;
  storePercent: number | null;
  vatBp: number;
  takenBackMilli: Milli | null;
};

/** The lines of a receipt in their order, with the margin that each leaves in its store. */
export async function selectReceiptLines(db: Db, receiptId: number, by: ReadBy): Promise<ReceiptLine[]> {
  const storePercent = sql.raw(storePercentAt(`'${by.now.toISOString()}'`));
  const rows = rowsOf<LineRow>(
    await db.execute(sql`
      select l.product_id as "productId", t.name, p.unit, p.supplier_code as "supplierCode", p.case_size as "caseSize",
        (select b.code from product_barcodes b where b.product_id = p.id order by b.position limit 1) as barcode,
        l.quantity_milli as "quantityMilli", l.cases, to_char(l.best_before, 'YYYY-MM-DD') as "bestBefore",
        l.purchase_cents as "purchaseCents", p.purchase_cents as "knownCents", r.cents as "baseCents",
        sh.percent as "ownPercent", ${storePercent} as "storePercent", p.vat_bp as "vatBp",
        l.taken_back_milli as "takenBackMilli"
      from receipt_lines l
      join receipts c on c.id = l.receipt_id
      join products p on p.id = l.product_id
      join stores s on s.id = c.store_id
      left join product_texts t on t.product_id = p.id and t.language = ${by.language}
      left join prices r on r.store_id = c.store_id and r.product_id = p.id and r.price_type = 'retail'
      left join shelf sh on sh.store_id = c.store_id and sh.product_id = p.id
      where l.receipt_id = ${receiptId} order by l.position`),
  );
  return rows.map((row) => toLine(row, by.decimals));
}

function toLine(row: LineRow, decimals: number): ReceiptLine {
  const { baseCents, purchaseCents, knownCents, barcode, vatBp } = row;
  const decimal = (cents: Cents | null) => (cents === null ? null : toDecimal(cents, decimals));
  const priceCents =
    baseCents === null ? null : finalPrice(baseCents, effectiveDiscount(row.ownPercent, row.storePercent));
  const costCents = purchaseCents ?? knownCents;
  return {
    productId: row.productId,
    name: row.name,
    unit: row.unit,
    barcode: barcode && printedBarcode(barcode),
    supplierCode: row.supplierCode,
    caseSize: row.caseSize,
    quantity: fromMilli(row.quantityMilli),
    cases: row.cases,
    bestBefore: row.bestBefore,
    purchasePrice: decimal(purchaseCents),
    knownPurchasePrice: decimal(knownCents),
    price: decimal(priceCents),
    vatInPercent: vatBp / 100,
    margin:
      priceCents === null || costCents === null ? null : marginPercent({ priceCents, vatBp, purchaseCents: costCents }),
    takenBack: row.takenBackMilli === null ? null : fromMilli(row.takenBackMilli),
  };
}

/** Sum of the lines that have a purchase price, in cents, each rounded half up; `l` is `receipt_lines`. */
export const totalCentsOf = sql<number>`coalesce(sum(round(l.quantity_milli::numeric * l.purchase_cents / 1000)), 0)::float8`;
