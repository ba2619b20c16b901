import { substitutions } from '#domain/order/substitution.ts';
import { dateText } from '../fields.ts';
import { z } from '../zod.ts';

/** A line of an order as its customer reads it: prices are decimals of the currency, VAT included. */
export const orderItem = z.object({
  id: z.number(),
  productId: z.number(),
  productName: z.string(),
  productCategory: z.string(),
  unit: z.string(),
  quantity: z.number(),
  /** In what steps the product is sold. */
  quantityStep: z.number(),
  priceIncludeTaxes: z.number(),
  vatInPercent: z.number(),
  discountInPercent: z.number().nullable(),
  lineTotal: z.number(),
  /** Once it is picked, what was ordered of it: 0 for what stands for another; null before. */
  orderedQuantity: z.number().nullable(),
  /** The id of the line that it stands for. */
  substituteFor: z.number().nullable(),
  /** What to do when it has run out, where that is another wish than the order's. */
  substitutionWish: z.enum(substitutions).nullish(),
  /**
   * What is proposed in its place, while its customer may answer: `price` is that of one unit, VAT included. Else the
   * wish, as it is sent.
   */
  substitution: z
    .object({
      productName: z.string(),
      quantity: z.number(),
      unit: z.string(),
      price: z.number(),
      answerUntil: dateText,
      /** What was answered so far; null: nothing. */
      accepted: z.boolean().nullable(),
    })
    .or(z.enum(substitutions))
    .nullish(),
  slug: z.string().nullable(),
  picture: z.string().nullable(),
});
