/** What of a row names its product; each as `readCell` gives it. */
type Naming = { barcode?: string | undefined; supplierCode?: string | undefined; supplier?: string | undefined };

/**
 * What identifies the product of a row: its barcode of 14 digits, else the code that the supplier has for it, with the
 * supplier where the row says it (no line of text has a tab in it). Null: the row names none.
 */
export function rowKey({ barcode, supplierCode, supplier }: Naming): string | null {
  if (barcode) return barcode;
  return supplierCode ? `${supplier ?? ''}\t${supplierCode}` : null;
}

/**
 * What a row says, as far as another may say the same or something else: `product` and `scaleCode` name the goods, `offer`
 * and `facts` are texts that are alike where the rows say alike; empty where the row says nothing of it.
 */
export type SayingRow = {
  row: number;
  product: string;
  storeId: number | null;
  offer: string;
  facts: string;
  scaleCode?: string | undefined;
};

/**
 * `duplicate`: it contradicts another row. `same`: an earlier one says it all. Else it is to be written; `carries`: the facts
 * of its goods are written with it, and with no other row.
 */
export type RowVerdict = { verdict: 'own' | 'same' | 'duplicate'; carries: boolean };

/**
 * Of rows in their order: of those of one product and store that say alike the first counts, those that say different
 * things are refused, all of them. What a product is (its facts) is one in all stores, and a scale code is of one product:
 * rows that say otherwise are refused as well.
 */
export function sameRows(rows: readonly SayingRow[]): Map<number, RowVerdict> {
  const refused = new Set<number>();
  const later = new Set<number>();
  const refuse = (list: readonly SayingRow[]) => {
    for (const { row } of list) refused.add(row);
  };
  const byProduct = Map.groupBy(rows, ({ product }) => product);
  for (const ofProduct of byProduct.values()) {
    const saidFacts = new Set(ofProduct.map(({ facts }) => facts).filter(Boolean));
    if (saidFacts.size > 1) refuse(ofProduct);
    for (const ofStore of Map.groupBy(ofProduct, ({ storeId }) => storeId).values()) {
      const [first, ...others] = ofStore;
      const isAlike = others.every(({ offer, facts }) => offer === first?.offer && facts === first.facts);
      if (isAlike) for (const { row } of others) later.add(row);
      else refuse(ofStore);
    }
  }
  for (const [code, ofCode] of Map.groupBy(rows, ({ scaleCode }) => scaleCode))
    if (code !== undefined && new Set(ofCode.map(({ product }) => product)).size > 1) refuse(ofCode);
  const verdicts = new Map<number, RowVerdict>();
  for (const ofProduct of byProduct.values()) {
    const carrier = ofProduct.find(({ row, facts }) => facts !== '' && !refused.has(row));
    for (const { row } of ofProduct) {
      const verdict = refused.has(row) ? 'duplicate' : later.has(row) ? 'same' : 'own';
      verdicts.set(row, { verdict, carries: row === carrier?.row });
    }
  }
  return verdicts;
}
