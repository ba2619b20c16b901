import { fieldsOfKind, type ImportField, type ImportKind } from '#domain/import/import-field.ts';
import type { ImportProblem } from '#domain/import/import-state.ts';
import type { ImportValues } from '#domain/import/read-cell.ts';
import { rowKey, type SayingRow } from '#domain/import/same-rows.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import { stores } from '#server/db/tables/stores.ts';
import { rowsAs } from '#server/services/catalogue/write-offers.ts';
import { mayWriteStore, type Writer } from './writer.ts';

/** What a row says, field by field; what it leaves out stays as it is. */
export type Said = Partial<ImportValues>;
/** What is wrong with a row: with a field of it, or with the row as a whole. */
export type RowProblem = { field: ImportField | null; code: ImportProblem };
/** A row as it was read; `productId` where it names the product by the shop's own id. */
export type SaidRow = { row: number; said: Said; productId?: number | undefined; problems: readonly RowProblem[] };
/** A row with the product and store that it is about. With `refusals` it is not written. */
export type KnownRow = {
  row: number;
  said: Said;
  key: string | null;
  productId: number | null;
  isNew: boolean;
  storeId: number | null;
  refusals: RowProblem[];
};
/** Whose rows they are: what they may name, and where they are meant when they name no store. */
export type RowsOf = {
  kind: ImportKind;
  storeId: number | null;
  writer: Writer;
  /** Of facts: barcodes that the shop does not know become drafts; else their rows say nothing. */
  addsUnknown?: boolean;
};

const offerFields = ['price', 'onHand', 'sold', 'shelf', 'discount', 'discountFrom', 'discountTo'] as const;
const factFields = [
  'name',
  'name_en',
  'name_vi',
  'category',
  'unit',
  'vatInPercent',
  'brand',
  'weight',
  'scaleCode',
  'purchasePrice',
  'caseSize',
] as const;

/** Finds product and store of each row: three statements, whatever the number of rows. */
export async function identifyRows(db: Db, rows: readonly SaidRow[], of: RowsOf): Promise<KnownRow[]> {
  const storeOf = await storeFinder(db, of.storeId);
  const products = await findProducts(db, rows);
  return rows.map(({ row, said, productId: named, problems }) => {
    const refusals = [...problems];
    const found = named === undefined ? products.get(row) : (products.get(row) ?? 'notFound');
    // Suppliers write their codes in small letters or large ones.
    const key = named === undefined ? (rowKey(said)?.toLowerCase() ?? null) : `#${named}`;
    const mayAdd = of.kind === 'products' || (of.kind === 'facts' && of.addsUnknown === true);
    const isNew = mayAdd && key !== null && found === undefined && named === undefined;
    const productId = typeof found === 'number' ? found : null;
    const field = said.barcode === undefined ? 'supplierCode' : 'barcode';
    if (key === null) {
      // What names the product could not be read: that is said already.
      const isSaid = problems.some((one) => one.field === 'barcode' || one.field === 'supplierCode');
      if (!isSaid) refusals.push({ field: 'barcode', code: 'missing' });
    } else if (productId === null && !isNew && of.kind !== 'facts')
      refusals.push({ field: named === undefined ? field : null, code: found === 'ambiguous' ? found : 'notFound' });
    const store = storeOf(said.store);
    // Facts are of all stores.
    const storeId = typeof store === 'number' && of.kind !== 'facts' ? store : null;
    if (typeof store === 'string' && (store !== 'missing' || saysOffer(said)))
      refusals.push({ field: 'store', code: store });
    if (storeId !== null && !mayWriteStore(of.writer, storeId)) refusals.push({ field: 'store', code: 'notYourStore' });
    // Whether goods show, and what they are, is of all stores.
    if (of.writer.storeIds !== null && said.visible !== undefined)
      refusals.push({ field: 'visible', code: 'notYourStore' });
    else if (of.writer.storeIds !== null && of.kind !== 'offers' && textOf(said, saidFacts(said, of.kind)) !== '')
      refusals.push({ field: null, code: 'notYourStore' });
    return { row, said, key, productId, isNew, storeId, refusals };
  });
}

/** Whether a row says something that is of one store. */
export function saysOffer(values: Said): boolean {
  return offerFields.some((field) => values[field] !== undefined);
}

/** The row as far as others may say the same of its goods, or something else. */
export function toSaying({ row, said, key, productId, storeId }: KnownRow, kind: ImportKind): SayingRow {
  const named = productId === null ? (key ?? String(row)) : `#${productId}`;
  const facts = kind === 'offers' ? (['visible'] as const) : saidFacts(said, kind);
  return {
    row,
    product: named,
    storeId,
    offer: textOf(said, offerFields),
    facts: textOf(said, facts),
    scaleCode: kind === 'products' ? said.scaleCode?.replace(/^0+(?=.)/, '') : undefined,
  };
}

/** The fields that say what goods are, whichever store is meant. */
function saidFacts(values: Said, kind: ImportKind): readonly ImportField[] {
  if (kind === 'facts') return fieldsOfKind(kind).filter((field) => field !== 'barcode');
  return [...factFields, ...namingFacts(values), 'visible'];
}

/** Where the barcode names the goods, the other names are facts of them. */
export function namingFacts({ barcode }: Said): readonly ('supplier' | 'supplierCode')[] {
  return barcode === undefined ? ['supplier'] : ['supplier', 'supplierCode'];
}

function textOf(values: Said, fields: readonly ImportField[]): string {
  const known = fields.filter((field) => values[field] !== undefined);
  return known.length === 0 ? '' : JSON.stringify(known.map((field) => [field, values[field]]));
}

type Found = number | 'ambiguous';

async function findProducts(db: Db, rows: readonly SaidRow[]): Promise<Map<number, Found>> {
  const found = new Map<number, Found>();
  const named = rows.flatMap(({ row, productId }) => (productId === undefined ? [] : [{ row, id: productId }]));
  const others = rows.filter(({ productId }) => productId === undefined);
  const coded = others.flatMap(({ row, said: { barcode } }) => (barcode === undefined ? [] : [{ row, code: barcode }]));
  const byCode = await db.execute(sql`
    select x.row, b.product_id as id from ${rowsAs(coded, 'row int, code text')}
    join product_barcodes b on b.code = x.code
    union all
    select x.row, p.id from ${rowsAs(named, 'row int, id int')}
    join products p on p.id = x.id and p.deleted_at is null`);
  for (const { row, id } of rowsOf<{ row: number; id: number }>(byCode)) found.set(row, id);
  const bySupplier = others.flatMap(({ row, said: { barcode, supplierCode: code, supplier = null } }) =>
    barcode === undefined && code !== undefined ? [{ row, code, supplier }] : [],
  );
  if (bySupplier.length === 0) return found;
  type Candidate = { row: number; id: number; isTheirs: boolean; isNobodys: boolean };
  const candidates = rowsOf<Candidate>(
    await db.execute(sql`
      select x.row, p.id, x.supplier is null or coalesce(lower(p.supplier) = lower(x.supplier), false) as "isTheirs",
        p.supplier is null as "isNobodys"
      from ${rowsAs(bySupplier, 'row int, code text, supplier text')}
      join products p on lower(p.supplier_code) = lower(x.code) and p.deleted_at is null`),
  );
  for (const [row, list] of Map.groupBy(candidates, (one) => one.row)) {
    const theirs = list.filter(({ isTheirs }) => isTheirs);
    const meant = theirs.length > 0 ? theirs : list.filter(({ isNobodys }) => isNobodys);
    const [first] = meant;
    if (first) found.set(row, meant.length > 1 ? 'ambiguous' : first.id);
  }
  return found;
}

type FoundStore = number | 'missing' | 'notFound' | 'ambiguous';

/** Finds a store by its code, its id or its exact name; without any the one of all rows, or the only one there is. */
async function storeFinder(db: Db, usual: number | null): Promise<(text: string | undefined) => FoundStore> {
  const list = await db.select({ id: stores.id, code: stores.code, name: stores.name }).from(stores);
  const [only] = list;
  const none = usual ?? (list.length === 1 && only ? only.id : 'missing');
  return (text) => {
    if (text === undefined) return none;
    const isId = /^\d{1,9}$/.test(text) ? Number(text) : null;
    const known = list.find(({ code }) => code === text) ?? list.find(({ id }) => id === isId);
    const called = known ? [known] : list.filter(({ name }) => name === text);
    return called.length > 1 ? 'ambiguous' : (called[0]?.id ?? 'notFound');
  };
}
