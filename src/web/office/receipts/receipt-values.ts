import type { StaffProduct } from '#contract/catalogue/staff-products.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type { createReceipt, Receipt } from '#contract/receipts/receipts.ts';
import { fromDecimal } from '#domain/money/cents.ts';
import { moneyNumber, quantityNumber, wholeNumber } from '#domain/numbers/number-kind.ts';
import { marginPercent } from '#domain/pricing/margin.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { type NumberHabits, numberText, numberToSend, parseNumber } from '../form/typed-number.ts';

/** A line while it is typed: its numbers as texts; what the product says beside them is for show. */
export type LineValues = {
  productId: number;
  name: string;
  unit: string;
  caseSize: number | null;
  /** Displayed in the store; null: not sold there. */
  price: number | null;
  vatInPercent: number;
  knownPurchasePrice: number | null;
  quantity: string;
  cases: string;
  bestBefore: string;
  purchasePrice: string;
};
export type ReceiptValues = {
  storeId: string;
  supplier: string;
  noteNumber: string;
  deliveredOn: string;
  lines: LineValues[];
};
/** What the form edits of a receipt. */
export type EditableReceipt = Pick<
  Receipt,
  'version' | 'storeId' | 'supplier' | 'noteNumber' | 'deliveredOn' | 'lines'
>;

type Shown = { language: NumberHabits['language']; decimals: number };

export function receiptValues(receipt: EditableReceipt, { language, decimals }: Shown): ReceiptValues {
  const { storeId, supplier, noteNumber, deliveredOn } = receipt;
  return {
    storeId: String(storeId),
    ...{ supplier, noteNumber, deliveredOn },
    lines: receipt.lines.map(
      ({ productId, name, unit, caseSize, price, vatInPercent, knownPurchasePrice, ...line }) => ({
        ...{ productId, name, unit, caseSize, price, vatInPercent, knownPurchasePrice },
        quantity: line.cases === null ? numberText(line.quantity, language) : '',
        cases: numberText(line.cases, language),
        bestBefore: line.bestBefore ?? '',
        purchasePrice: numberText(line.purchasePrice, language, decimals),
      }),
    ),
  };
}

/** A line of a product that was just found: one of what is counted, nothing yet of what is weighed. */
export function newLine(product: StaffProduct, storeId: number): LineValues {
  const { id: productId, name, unit, caseSize, vatInPercent, purchasePrice: knownPurchasePrice } = product;
  const price = product.stores.find((one) => one.storeId === storeId)?.price ?? null;
  return {
    ...{ productId, name, unit, caseSize, price, vatInPercent, knownPurchasePrice },
    quantity: isSoldByMeasure(unit) ? '' : '1',
    cases: '',
    bestBefore: '',
    purchasePrice: '',
  };
}

/**
 * The lines with one more of a product: its last line takes another case where it counts cases, else another unit; what is
 * weighed is not counted by scans. `at` is the place of that line.
 */
export function addOne(
  lines: readonly LineValues[],
  added: LineValues,
  language: NumberHabits['language'],
): { lines: LineValues[]; at: number } {
  const at = lines.findLastIndex(({ productId }) => productId === added.productId);
  const line = lines[at];
  if (!line) return { lines: [...lines, added], at: lines.length };
  const field = line.cases === '' ? 'quantity' : 'cases';
  const count = parseNumber(line[field], field === 'cases' ? wholeNumber : quantityNumber, language);
  const isCounted = !Number.isNaN(count) && !(field === 'quantity' && isSoldByMeasure(line.unit));
  if (!isCounted) return { lines: [...lines], at };
  // Quantities have three decimals at most; sums of tenths are not exact.
  const more = numberText(Math.round(((count ?? 0) + 1) * 1000) / 1000, language);
  return { lines: lines.with(at, { ...line, [field]: more }), at };
}

/** What was delivered in units, null where it is not typed yet or cannot be read. */
export function unitsOf({ cases, quantity, caseSize }: LineValues, language: NumberHabits['language']): number | null {
  const typed =
    cases === '' ? parseNumber(quantity, quantityNumber, language) : parseNumber(cases, wholeNumber, language);
  if (typed === null || Number.isNaN(typed)) return null;
  return cases === '' ? typed : caseSize && typed * caseSize;
}

/** The purchase price that counts for a line: the typed one, else that of the product; null: nobody has said. */
export function costOf({ purchasePrice, knownPurchasePrice }: LineValues, habits: NumberHabits): number | null {
  const typed = parseNumber(purchasePrice, moneyNumber(habits.currency), habits.language);
  return typed === null || Number.isNaN(typed) ? knownPurchasePrice : typed;
}

/** Per cent of the price without VAT that such a line leaves; null where a price is not known. */
export function marginOf(line: LineValues, habits: NumberHabits, decimals: number): number | null {
  const cost = costOf(line, habits);
  if (line.price === null || cost === null) return null;
  return marginPercent({
    priceCents: fromDecimal(line.price, decimals),
    vatBp: Math.round(line.vatInPercent * 100),
    purchaseCents: fromDecimal(cost, decimals),
  });
}

/** The fields as a call takes them; what cannot be read goes as it was typed, and is refused with its name. */
export function receiptInput(
  values: ReceiptValues,
  { language, currency }: NumberHabits,
): InputOf<typeof createReceipt> {
  const lines = values.lines.map(({ productId, cases, quantity, bestBefore, purchasePrice }) => ({
    product_id: productId,
    ...(cases === ''
      ? { quantity: numberToSend(quantity, quantityNumber, language) as number | null }
      : { cases: numberToSend(cases, wholeNumber, language) as number | null }),
    best_before: bestBefore || null,
    purchase_price: numberToSend(purchasePrice, moneyNumber(currency), language) as number | null,
  }));
  const { storeId, supplier, noteNumber, deliveredOn } = values;
  return {
    store_id: Number(storeId),
    supplier,
    note_number: noteNumber,
    ...(deliveredOn && { delivered_on: deliveredOn }),
    lines,
  };
}

const fieldNames: Readonly<Record<string, string>> = {
  store_id: 'storeId',
  note_number: 'noteNumber',
  delivered_on: 'deliveredOn',
  product_id: 'productId',
  best_before: 'bestBefore',
  purchase_price: 'purchasePrice',
};

/** The form's name of a field of the call: `lines.0.best_before` → `lines.0.bestBefore`. */
export function receiptFieldOf(key: string): string {
  return key
    .split('.')
    .map((part) => fieldNames[part] ?? part)
    .join('.');
}
