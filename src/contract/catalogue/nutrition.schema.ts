import { nutritionKeys } from '#domain/catalogue/nutrient.ts';
import { z } from '../zod.ts';

/** Per 100 g or 100 ml: energy in kJ and kcal, nutrients in grams; what the declaration of the law does not know is refused. */
export const nutrition = z.partialRecord(
  z.enum(nutritionKeys, 'validation.invalid'),
  z.number('validation.number').min(0, 'validation.number'),
);
