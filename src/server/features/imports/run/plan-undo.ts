import type { ImportField } from '#domain/import/import-field.ts';
import { defaultLanguage, type Language, languages } from '#domain/language/language.ts';
import {
  type GoodsChange,
  type GoodsColumn,
  type GoodsFacts,
  goodsColumns,
} from '#server/services/catalogue/write-goods.ts';
import type { OfferChange } from '#server/services/catalogue/write-offers.ts';
import type { RowProblem } from '../plan/identify-rows.ts';
import { claimColumns } from '../plan/plan-facts.ts';
import type { Written } from '../plan/plan-offer.ts';
import type { OfferState, ProductState } from '../plan/select-state.ts';

export type UndoPlan = {
  offer: Omit<OfferChange, 'productId' | 'storeId'>;
  goods: Omit<GoodsChange, 'productId'> | null;
  problems: RowProblem[];
};

/** One is only what the others let it be. */
const ofUnit: readonly GoodsColumn[] = ['unit', 'quantityStepMilli', 'firstQuantityMilli'];
const fieldOf: Partial<Record<GoodsColumn, ImportField>> = {
  category: 'category',
  vatBp: 'vatInPercent',
  supplier: 'supplier',
  supplierCode: 'supplierCode',
  scaleCode: 'scaleCode',
  purchaseCents: 'purchasePrice',
  caseSize: 'caseSize',
  brand: 'brand',
  articleWeightG: 'weight',
  unitWeightG: 'weight',
  visible: 'visible',
  volumeMl: 'netQuantity',
  origin: 'origins',
  allergens: 'allergens',
  mayContain: 'traces',
  diets: 'labels',
};

/**
 * What takes back what a run wrote of a row: price, discount, place, visibility and facts where they still are what it wrote
 * (`changedSince` names the others), stock by its difference, never below what is reserved.
 */
export function planUndo(
  written: Written,
  { product, offer, isFree }: { product: ProductState; offer: OfferState; isFree: (scaleCode: string) => boolean },
): UndoPlan {
  const plan: UndoPlan = { offer: {}, goods: null, problems: [] };
  const keep = (field: ImportField | null) => plan.problems.push({ field, code: 'changedSince' });
  const { price, discount, shelf, onHand } = written;
  if (price && offer.cents === price.after) plan.offer.cents = price.before as number | null;
  else if (price) keep('price');
  if (discount && isSame(discountOf(offer), discount.after))
    plan.offer.discount = discount.before as NonNullable<OfferChange['discount']>;
  else if (discount) keep('discount');
  if (shelf && offer.shelf === shelf.after) plan.offer.shelf = shelf.before as string | null;
  else if (shelf) keep('shelf');
  if (onHand) {
    const said = offer.onHandMilli - (Number(onHand.after) - Number(onHand.before));
    const deltaMilli = Math.max(said, offer.reservedMilli) - offer.onHandMilli;
    if (deltaMilli !== 0) plan.offer.stock = { deltaMilli, reason: 'correction' };
    if (said < offer.reservedMilli) plan.problems.push({ field: 'onHand', code: 'reservedAbove' });
  }
  undoGoods(plan, written, { product, isFree, keep });
  return plan;
}

function undoGoods(
  plan: UndoPlan,
  written: Written,
  {
    product,
    isFree,
    keep,
  }: { product: ProductState; isFree: (scaleCode: string) => boolean; keep: (field: ImportField | null) => void },
): void {
  const columns = (Object.keys(goodsColumns) as GoodsColumn[]).filter((name) => written[name]);
  // Lists and tables of nutrients are compared by what they hold.
  const isAsWritten = (name: GoodsColumn) =>
    JSON.stringify(product[name] ?? null) === JSON.stringify(written[name]?.after ?? null);
  // What somebody has confirmed is theirs: the product may show with it.
  const isClaimKept = claimColumns.some((name) => written[name] && !isAsWritten(name)) || product.visible;
  const isUnitKept = columns.some((name) => ofUnit.includes(name) && !isAsWritten(name));
  const back = columns.filter((name) => {
    const before = written[name]?.before;
    const isTaken = name === 'scaleCode' && typeof before === 'string' && !isFree(before);
    const isClaim = claimColumns.some((one) => one === name);
    const isKept = (isUnitKept && ofUnit.includes(name)) || (isClaimKept && isClaim);
    const isBack = isAsWritten(name) && !isTaken && !isKept;
    if (!isBack) keep(ofUnit.includes(name) ? 'unit' : (fieldOf[name] ?? null));
    return isBack;
  });
  const names: Partial<Record<Language, string>> = {};
  for (const language of languages) {
    const name = written[`name_${language}`];
    if (name && product.names[language] === name.after) names[language] = String(name.before);
    else if (name) keep(language === defaultLanguage ? 'name' : (`name_${language}` as 'name_en'));
  }
  const ingredients: Partial<Record<Language, string | null>> = {};
  for (const language of languages) {
    const text = written[`ingredients_${language}`];
    if (!text) continue;
    if (!isClaimKept && product.ingredientsIn[language] === text.after)
      ingredients[language] = text.before as string | null;
    else keep('ingredients');
  }
  if (back.length === 0 && Object.keys({ ...names, ...ingredients }).length === 0) return;
  const kept = Object.fromEntries(Object.keys(goodsColumns).map((name) => [name, product[name as GoodsColumn]]));
  const restored = Object.fromEntries(back.map((name) => [name, written[name]?.before]));
  plan.goods = { facts: { ...kept, ...restored } as GoodsFacts, names, ingredients };
}

function discountOf({ percent, from, to }: OfferState) {
  const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  return { percent, from: iso(from), to: iso(to) };
}

function isSame(now: ReturnType<typeof discountOf>, after: unknown): boolean {
  const { percent, from, to } = after as typeof now;
  return now.percent === percent && (percent === null || (now.from === from && now.to === to));
}
