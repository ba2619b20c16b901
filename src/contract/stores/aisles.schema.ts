import { categories } from '#domain/catalogue/category.ts';
import { longestAisleName, mostAisles, repeatedInAisles } from '#domain/picking/aisle.ts';
import { filledLine, rowId, rowVersion } from '../fields.ts';
import { z } from '../zod.ts';

const category = z.enum(categories, 'validation.invalid');

export const storeAisles = z
  .object({
    /** In the order in which one walks past them; what is in none of them is picked at the end. */
    aisles: z.array(z.object({ name: z.string(), categories: z.array(z.enum(categories)) })),
    /** 0 while nobody has written any. */
    version: z.number(),
  })
  .meta({ id: 'StoreAisles' });
export type AislesOnWire = z.output<typeof storeAisles>;

export const readAisles = {
  summary: 'The aisles of a store in the order in which one walks past them, with the categories that stand in each',
  input: z.object({ id: rowId }),
  output: storeAisles,
};
export const writeAisles = {
  summary:
    'Writes the aisles of a store in the place of those before. A category or a name that comes twice is 422 on the aisle’s `categories` or `name`; a stale `version` answers 409 with the aisles as they are',
  input: z.object({
    id: rowId,
    version: rowVersion.optional(),
    aisles: z
      .array(
        z.object({
          name: filledLine(longestAisleName, { required: 'aisles.nameRequired' }),
          categories: z.array(category, 'validation.invalid').max(categories.length * 2, 'validation.tooMany'),
        }),
        'validation.invalid',
      )
      .max(mostAisles, 'validation.tooMany')
      .superRefine((aisles, check) => {
        for (const { index, field, fault } of repeatedInAisles(aisles))
          check.addIssue({ code: 'custom', message: `aisles.${fault}`, path: [index, field] });
      }),
  }),
  output: storeAisles,
};
