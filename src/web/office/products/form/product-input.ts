import type { updateProduct } from '#contract/catalogue/staff-products.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { invalidFields } from '#contract/errors.ts';
import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import type { Language } from '#domain/language/language.ts';
import { measureNumber, moneyNumber } from '#domain/numbers/number-kind.ts';
import { readWords } from '#web/office/form/typed-text.ts';
import { changedValues } from '../../form/changed-values.ts';
import { instantToSend } from '../../form/local-time.ts';
import { type NumberHabits, numberToSend } from '../../form/typed-number.ts';
import { isProductNumber, productNumbers, storeNumber } from './product-numbers.ts';
import type { ProductValues, StoreValues } from './product-values.ts';

type Input = Omit<InputOf<typeof updateProduct>, 'id' | 'version'>;

type Field = keyof ProductValues;

const emptyIsNone = 'packaging comparedBy ingredientsExemption kind supplier supplierCode scaleCode brand origin'.split(
  ' ',
) as Field[];

/**
 * What the call is sent for the changed fields. What was typed and is no number is sent as it is: the answer names the
 * field. `before` is what the changes were made from; of stores only the changed ones are sent, and of them what changed.
 * Throws `invalid` where a store sells the product without a price or a stock, with its place among those that are sent.
 */
export function productInput(
  changes: Partial<ProductValues>,
  before: ProductValues,
  { language, currency }: NumberHabits,
): Input {
  const input: Record<string, unknown> = {};
  const { searchWords, allergensKnown, allergens, nutrition, stores, ...rest } = changes;
  for (const [name, value] of Object.entries(rest) as [Field, unknown][]) {
    if (isProductNumber(name)) input[name] = numberToSend(String(value), productNumbers[name], language);
    else if (name === 'purchasePrice') input[name] = numberToSend(String(value), moneyNumber(currency), language);
    else if (emptyIsNone.includes(name)) input[name] = String(value).trim() || null;
    else input[name] = value;
  }
  if (changes.name) input.name = namesToSend(changes.name, before.name);
  if (searchWords)
    input.searchWords = Object.fromEntries(
      Object.entries(changedValues(before.searchWords, searchWords)).map(([language, text]) => [
        language,
        readWords(text),
      ]),
    );
  if (allergensKnown !== undefined || allergens !== undefined)
    input.allergens = (allergensKnown ?? before.allergensKnown) ? (allergens ?? before.allergens) : null;
  if (nutrition) input.nutrition = toNutrition(nutrition, language);
  if (stores) {
    const sent = changedStores(stores, before.stores);
    requireFigures(sent);
    input.stores = sent.map((store) => toStore(store, before.stores, { language, currency }));
  }
  return input as Input;
}

/** A language without a name has that of another one, and gets it again where its own is taken away. */
function namesToSend(names: ProductValues['name'], before: ProductValues['name']): Partial<ProductValues['name']> {
  const other = Object.values(names).find((text) => text.trim()) ?? '';
  const said = Object.entries(names).filter(([language, text]) => text.trim() || before[language as Language]);
  return Object.fromEntries(said.map(([language, text]) => [language, text.trim() ? text : other]));
}

/** The stores of which something is sent, in the order in which it is: a fault is named by that place. */
export function changedStores(stores: readonly StoreValues[], before: readonly StoreValues[]): StoreValues[] {
  return stores.filter((store) => {
    const old = before.find(({ storeId }) => storeId === store.storeId);
    // Figures of a store in which it is not sold would have it sold there again.
    if (!store.isSold && !old?.isSold) return false;
    return !old || Object.keys(changedValues(old, store)).length > 0;
  });
}

/** A call that leaves them out would keep what was there, which is not what the form says. */
function requireFigures(sent: readonly StoreValues[]): void {
  const faults = sent.flatMap((store, i) =>
    (['originalPrice', 'quantityInStock'] as const)
      .filter((field) => store.isSold && store[field].trim() === '')
      .map((field) => [`stores.${i}.${field}`, 'validation.required']),
  );
  if (faults.length > 0) throw invalidFields(Object.fromEntries(faults));
}

function toStore(
  store: StoreValues,
  before: readonly StoreValues[],
  { language, currency }: NumberHabits,
): Record<string, unknown> {
  const { storeId } = store;
  const old = before.find((one) => one.storeId === storeId);
  const { isSold, ...said } = changedValues<Partial<StoreValues>>(old ?? {}, store);
  if (isSold === false) return { storeId, isSold };
  const sent: Record<string, unknown> = { storeId };
  for (const [name, value] of Object.entries(said) as [keyof StoreValues, unknown][]) {
    if (name === 'storeId' || name === 'isSold' || name === 'timeZone') continue;
    if (name === 'discountFrom' || name === 'discountTo')
      sent[name] = instantToSend(String(value), store.timeZone, null);
    else if (name === 'shelf') sent[name] = String(value).trim() || null;
    else {
      const number = numberToSend(String(value), storeNumber(name, currency), language);
      sent[name] = name === 'discount' ? (number ?? 0) : number;
    }
  }
  return sent;
}

function toNutrition(nutrition: ProductValues['nutrition'], language: Language): Record<string, unknown> | null {
  const known = nutritionKeys.filter((key) => nutrition[key].trim() !== '');
  return known.length === 0
    ? null
    : Object.fromEntries(known.map((key) => [key, numberToSend(nutrition[key], measureNumber, language)]));
}
