/** What a column of goods or offers may say of a product or of what it is in a store (quantity.md, Import). */
export const goodsFields = [
  'barcode',
  'supplierCode',
  'name',
  'name_en',
  'name_vi',
  'price',
  'onHand',
  'sold',
  'store',
  'visible',
  'category',
  'unit',
  'vatInPercent',
  'supplier',
  'brand',
  'weight',
  'shelf',
  'scaleCode',
  'purchasePrice',
  'caseSize',
  'discount',
  'discountFrom',
  'discountTo',
] as const;
/** What a column of facts by barcode may say, beside barcode and names: as Open Food Facts has it. */
export const factsFields = [
  'brands',
  'categories',
  'netQuantity',
  'ingredients',
  'allergens',
  'traces',
  'labels',
  'origins',
  'energyKj',
  'energyKcal',
  'fat',
  'saturates',
  'carbohydrate',
  'sugars',
  'fibre',
  'protein',
  'salt',
] as const;
export const importFields = [...goodsFields, ...factsFields] as const;
export type ImportField = (typeof importFields)[number];

/**
 * What a file is about: goods, with their facts; what they cost and how many there are in a store; or what is known of
 * barcodes elsewhere.
 */
export const importKinds = ['products', 'offers', 'facts'] as const;
export type ImportKind = (typeof importKinds)[number];

const namedFacts = ['barcode', 'name', 'name_en', 'name_vi', 'category'] as const;

/** The fields that a file of this kind may have. */
export function fieldsOfKind(kind: ImportKind): readonly ImportField[] {
  return kind === 'facts' ? [...namedFacts, ...factsFields] : goodsFields;
}

/**
 * A cell as it is kept of a file: text of a CSV file; of a workbook, a number, a yes or no, a text (a day is
 * `2026-11-28`), or why it cannot be read: a formula that has no value, bytes that are no text, or a row that
 * has more cells than the file has columns, so that nobody knows which of them is which.
 */
export type ImportCell = string | number | boolean | null | { fault: 'formulaWithoutValue' | 'invalid' };

/** The decimal sign of a file. */
export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

/** What happens to goods that the file does not name. */
export const absentChoices = ['keep', 'zero'] as const;
