import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import type { Category } from '#domain/catalogue/category.ts';
import type { Unit } from '#domain/catalogue/unit.ts';
import { storageTypeOf, usualVatBp } from '#domain/catalogue/usual-facts.ts';
import type { Language } from '#domain/language/language.ts';
import { firstQuantityMilli, fromMilli, quantityStepMilli } from '#domain/stock/quantity.ts';
import { numberText } from '../../form/typed-number.ts';
import type { ProductValues } from './product-values.ts';

/** What the category and the unit usually bring, and which of the two does. */
const followed = {
  storageType: 'category',
  vatInPercent: 'category',
  quantityStep: 'unit',
  firstQuantity: 'unit',
} as const;
type Followed = keyof typeof followed;
const names = Object.keys(followed) as Followed[];

type Chosen = Pick<ProductValues, 'category' | 'unit'>;

/** What the server takes for a new product of this category and unit where nothing else is said, as fields have it. */
export function usualValues({ category, unit }: Chosen, language: Language): Pick<ProductValues, Followed> {
  const step = quantityStepMilli(unit as Unit);
  return {
    storageType: storageTypeOf(category),
    vatInPercent: numberText(usualVatBp(category as Category) / 100, language),
    quantityStep: numberText(fromMilli(step), language),
    firstQuantity: numberText(fromMilli(firstQuantityMilli(unit as Unit, step)), language),
  };
}

/** What stands in a new product's form and is sent even where nobody has touched it: what is shown is what is saved. */
export const shownValues = (values: ProductValues): Pick<ProductValues, Followed> =>
  Object.fromEntries(names.map((name) => [name, values[name]])) as Pick<ProductValues, Followed>;

/**
 * Has VAT and storage follow the category, and the quantities the unit, each until somebody sets it by hand; once the form is
 * begun anew they follow again. Answers what ends it.
 */
export function followUsual(form: Pick<UseFormReturn, 'watch' | 'setValue'>, language: Language): () => void {
  const byHand = new Set<string>();
  const { unsubscribe } = form.watch((values: FieldValues, { name, type }) => {
    if (name === undefined) byHand.clear();
    // What is set from here has no type.
    if (name === undefined || type !== 'change') return;
    byHand.add(name);
    const usual = usualValues(values as Chosen, language);
    for (const one of names)
      if (followed[one] === name && !byHand.has(one)) form.setValue(one as Path<FieldValues>, usual[one]);
  });
  return unsubscribe;
}
