import type { ImportKind } from '#domain/import/import-field.ts';
import type { RowVerdict } from '#domain/import/same-rows.ts';
import type { Language } from '#domain/language/language.ts';
import type { NewGoods } from '#server/services/catalogue/write-goods.ts';
import type { OfferChange } from '#server/services/catalogue/write-offers.ts';
import type { CatalogueSet } from '#server/services/catalogue/write-set.ts';
import type { KnownRow, RowProblem } from './identify-rows.ts';
import { saysOffer } from './identify-rows.ts';
import { planFacts, planNewFacts } from './plan-facts.ts';
import { type GoodsPlan, type NewGoodsPlan, planGoods, planNewGoods } from './plan-goods.ts';
import { type OfferPlan, type PriceLeap, planOffer, type Written } from './plan-offer.ts';
import { noOffer, type State, type StateQuestion } from './select-state.ts';

export type RowOutcome = 'new' | 'changed' | 'unchanged' | 'refused';
/** A row and what becomes of it. `set` names its product by the id that it gets where it is new. */
export type PlannedRow = {
  row: JudgedRow;
  outcome: RowOutcome;
  problems: RowProblem[];
  written: Written;
  priceLeap: (PriceLeap & { name: string }) | null;
  empties: boolean;
  offer: OfferPlan['change'] | null;
  goods: GoodsPlan['change'];
  added: ((id: number) => NewGoods) | null;
};
export type JudgedRow = KnownRow & RowVerdict;
export type PlanOptions = {
  kind: ImportKind;
  language: Language;
  now: Date;
  /** A price that leaps refuses its row: nobody is there who could have meant it. */
  refusesLeaps: boolean;
};

/** What must be read of the catalogue to plan these rows. */
export function questionOf(
  rows: readonly JudgedRow[],
  kind: ImportKind,
): Pick<StateQuestion, 'productIds' | 'pairs' | 'scaleCodes'> {
  const meant = rows.filter(({ refusals, verdict }) => refusals.length === 0 && verdict === 'own');
  const productIds = [...new Set(meant.flatMap(({ productId }) => productId ?? []))];
  const pairs = meant.flatMap(({ productId, storeId }) =>
    productId === null || storeId === null ? [] : [{ productId, storeId }],
  );
  const scaleCodes = kind === 'products' ? [...new Set(meant.flatMap(({ said }) => said.scaleCode ?? []))] : [];
  return { productIds, pairs, scaleCodes };
}

/**
 * What becomes of rows by the state of the catalogue; writes nothing. `isAdded` says of a new product's key whether a row
 * before these adds it. Rows come in their order.
 */
export function planRows(
  rows: readonly JudgedRow[],
  state: State,
  options: PlanOptions,
  isAdded: (key: string) => boolean,
): PlannedRow[] {
  const added = new Set<string>();
  return rows.map((row) => {
    const planned = planRow(row, state, options, (key) => added.has(key) || isAdded(key));
    if (planned.added && row.key !== null) added.add(row.key);
    return planned;
  });
}

function planRow(row: JudgedRow, state: State, options: PlanOptions, isAdded: (key: string) => boolean): PlannedRow {
  const nothing: PlannedRow = {
    row,
    outcome: 'unchanged',
    problems: [],
    written: {},
    priceLeap: null,
    empties: false,
    offer: null,
    goods: null,
    added: null,
  };
  const refused = (problems: readonly RowProblem[]): PlannedRow => ({
    ...nothing,
    outcome: 'refused',
    problems: [...problems],
  });
  const { said, productId, storeId, carries } = row;
  if (row.refusals.length > 0) return refused(row.refusals);
  const keyField = said.barcode === undefined && said.supplierCode !== undefined ? 'supplierCode' : 'barcode';
  if (row.verdict === 'duplicate') return refused([{ field: keyField, code: 'duplicate' }]);
  if (row.verdict === 'same') return nothing;
  // Of a barcode that the shop does not know, and is not to add, facts say nothing.
  if (options.kind === 'facts' && productId === null && !row.isNew) return nothing;
  const product = productId === null ? null : state.products.get(productId);
  // It was deleted since the file was read.
  if (product === undefined) return refused([{ field: keyField, code: 'notFound' }]);
  const owner =
    said.scaleCode && carries && options.kind === 'products' ? state.scaleOwners.get(bare(said.scaleCode)) : undefined;
  if (owner !== undefined && owner !== productId) return refused([{ field: 'scaleCode', code: 'invalid' }]);
  const isNew = product === null;
  const creates = isNew && carries;
  const isOfFacts = options.kind === 'facts';
  const fresh = creates ? (isOfFacts ? planNewFacts : planNewGoods)(said, options.now) : null;
  if (fresh && !fresh.goods) return refused(fresh.refusals);
  if (isNew && !creates && !isAdded(row.key ?? '')) return refused([{ field: 'name', code: 'missing' }]);
  const goods =
    product && carries ? (isOfFacts ? planFacts(said, product) : planGoods(said, product, options.kind)) : null;
  const before = productId === null || storeId === null ? noOffer : state.offerOf({ productId, storeId });
  const unit = (options.kind === 'products' ? said.unit : undefined) ?? product?.unit ?? 'P';
  const offer = storeId !== null && saysOffer(said) ? planOffer(said, unit, before, isNew) : null;
  const refusals = [...(goods?.refusals ?? []), ...(offer?.refusals ?? [])];
  if (offer?.priceLeap && options.refusesLeaps) refusals.push({ field: 'price', code: 'leap' });
  if (refusals.length > 0) return refused(refusals);
  const written = { ...goods?.written, ...offer?.written };
  const isChanged = Object.keys(written).length > 0;
  const name = product?.names[options.language] ?? said.name ?? '';
  return {
    row,
    outcome: creates ? 'new' : isChanged ? 'changed' : 'unchanged',
    problems: [...(goods?.notes ?? []), ...(offer?.notes ?? [])],
    written,
    priceLeap: offer?.priceLeap ? { ...offer.priceLeap, name } : null,
    empties: offer?.empties ?? false,
    offer: offer && Object.keys(offer.change).length > 0 ? offer.change : null,
    goods: goods?.change ?? null,
    added: fresh?.goods ? addedBy(fresh.goods) : null,
  };
}

const bare = (code: string) => code.replace(/^0+/, '');

function addedBy({ row, ...goods }: NonNullable<NewGoodsPlan['goods']>): (id: number) => NewGoods {
  return (id) => ({ ...goods, id, row: row(id) });
}

/** What is to be written of planned rows; `idOf` says which product a row is of, new ones too. */
export function toSet(
  planned: readonly PlannedRow[],
  idOf: (row: JudgedRow) => number | null,
): Required<Pick<CatalogueSet, 'added' | 'goods' | 'offers'>> {
  const known = planned.flatMap((one) => {
    const id = one.outcome === 'refused' ? null : idOf(one.row);
    return id === null ? [] : [{ ...one, id }];
  });
  return {
    added: known.flatMap(({ added, id }) => (added ? [added(id)] : [])),
    goods: known.flatMap(({ goods, id }) => (goods ? [{ productId: id, ...goods }] : [])),
    offers: known.flatMap(({ offer, id, row: { storeId } }): OfferChange[] =>
      offer && storeId !== null ? [{ productId: id, storeId, ...offer }] : [],
    ),
  };
}
