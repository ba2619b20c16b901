import {
  measureNumber,
  moneyNumber,
  type NumberKind,
  percentNumber,
  quantityNumber,
  wholeNumber,
  wholePercentNumber,
} from '#domain/numbers/number-kind.ts';
import type { ProductValues, StoreValues } from './product-values.ts';

/** The fields of a product's form that take a number, and which. */
export const productNumbers = {
  weight: wholeNumber,
  unitWeight: wholeNumber,
  tareWeight: wholeNumber,
  volume: wholeNumber,
  pieces: wholeNumber,
  quantityStep: quantityNumber,
  firstQuantity: quantityNumber,
  vatInPercent: percentNumber,
  caseSize: wholeNumber,
  alcoholPercent: { ...measureNumber, signs: ['%'] },
  minimumAge: wholeNumber,
} satisfies { [Field in keyof ProductValues]?: NumberKind };
export type ProductNumber = keyof typeof productNumbers;

export const isProductNumber = (field: string): field is ProductNumber => Object.hasOwn(productNumbers, field);

export type StoreNumber = keyof Pick<StoreValues, 'originalPrice' | 'discount' | 'wholesalePrice' | 'quantityInStock'>;

/** What a number of a product in a store is, in the shop's currency. */
export function storeNumber(field: StoreNumber | 'price', currency: string): NumberKind {
  if (field === 'discount') return wholePercentNumber;
  return field === 'quantityInStock' ? quantityNumber : moneyNumber(currency);
}
