import { mostProducts, productOutcomes } from '#domain/catalogue/many-products.ts';
import { bodyId, line, rowVersion } from '../fields.ts';
import { z } from '../zod.ts';
import { productFacts, staffProduct } from './staff-product.schema.ts';
import { money, percent, vatInPercent } from './staff-products.schema.ts';

/** A day and a time by the clock of whichever store it is about. */
const localMoment = line(16, { required: 'validation.date', tooLong: 'validation.date' })
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'validation.date')
  .refine((sent) => isDay(sent.slice(0, 10)), 'validation.date');

/** 31 February is no day, though `Date` counts on from it. */
function isDay(day: string): boolean {
  const read = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day);
}

const storeIds = z.array(bodyId).min(1, 'validation.required').max(1000, 'validation.tooMany');
const offer = z
  .object({
    /** Without them every store that sells the product. */
    storeIds: storeIds.optional(),
    /** Whole per cent, or an amount that is taken off at least: one of the two. */
    percent: percent.min(1, 'validation.number').optional(),
    amountOff: money.optional(),
    /** By the clock of each store, both minutes included; null: at once, until further notice. */
    from: localMoment.nullable().default(null),
    to: localMoment.nullable().default(null),
  })
  .refine(({ percent, amountOff }) => (percent === undefined) !== (amountOff === undefined), {
    path: ['percent'],
    error: 'validation.required',
  })
  .refine(({ from, to }) => from === null || to === null || from < to, {
    path: ['to'],
    error: 'stores.endsBeforeStart',
  });

const change = z
  .object({
    visible: z.boolean('validation.boolean').optional(),
    featured: z.boolean('validation.boolean').optional(),
    category: productFacts.category.optional(),
    vatInPercent: vatInPercent.optional(),
    /**
     * True: somebody has looked at the allergens of each that came with an import. Those that nobody has looked at
     * alone change.
     */
    allergensConfirmed: z.boolean('validation.boolean').optional(),
    /** In the place of the discounts that have not ended; null ends these. */
    offer: offer.nullable().optional(),
    /** Of the stores named alone. Where it has not been sold it gets the price of the first store that sells it. */
    soldIn: z
      .array(z.object({ storeId: bodyId, isSold: z.boolean('validation.boolean') }))
      .max(1000, 'validation.tooMany')
      .optional(),
  })
  .refine((input) => Object.values(input).some((one) => one !== undefined), 'validation.required');
export type ManyChange = z.output<typeof change>;

const outcome = z.object({
  id: z.number(),
  /** Null where there is no such product. */
  name: z.string().nullable(),
  /** What came of it; `invalid` names the fields in `errors`. */
  result: z.enum(productOutcomes),
  errors: z.record(
    z.string(),
    z.array(z.object({ message: z.string(), parameters: z.record(z.string(), z.union([z.string(), z.number()])) })),
  ),
  /** As it is now. */
  product: staffProduct.nullable(),
});
export type ProductOutcome = z.output<typeof outcome>;

export const updateProducts = {
  summary:
    'Changes many products alike, in one transaction; what is refused of one leaves it as it was and holds up no other. `results` names what came of each',
  input: z.object({
    products: z
      .array(z.object({ id: bodyId, version: rowVersion.optional() }))
      .min(1, 'validation.required')
      .max(mostProducts, 'validation.tooMany'),
    change,
  }),
  output: z.object({ results: z.array(outcome) }),
};
