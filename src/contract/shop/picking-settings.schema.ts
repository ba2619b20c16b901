import { pickingLimits, scalePatternFaults } from '#domain/picking/picking-settings.ts';
import { mostScalePatterns } from '#domain/picking/scale-pattern.ts';
import { line, mayBeMissing } from '../fields.ts';
import { z } from '../zod.ts';

/** How the shop picks: what `GET /shop` says of it. Per cents are whole numbers. */
export const pickingSettings = {
  /** Orders that a new run takes at most. */
  mostOrdersARun: z.number(),
  /** How its scales write labels, 13 signs each: digits as they are, `I` item, `P` price, `W` grams, `X` any, `C` check digit. */
  scaleBarcodes: z.array(z.string()),
  /** By how much what is weighed may be less, and more, than was ordered. */
  weighedUnderPercent: z.number(),
  weighedOverPercent: z.number(),
  /** Minutes that a shopper has to answer what is proposed in the place of something. */
  substituteAnswerMinutes: z.number(),
  /** Whether figures of picking name who picked. */
  figuresByPicker: z.boolean(),
};

const whole = ([least, most]: readonly [number, number]) =>
  mayBeMissing(z.int('validation.number').min(least, 'validation.number').max(most, 'validation.number'));
const pattern = line(60).transform((sent) => sent.toUpperCase());

/** The same as `PUT /shop` takes it; the patterns all at once. */
export const writtenPickingSettings = {
  mostOrdersARun: whole(pickingLimits.mostOrdersARun),
  scaleBarcodes: mayBeMissing(
    z
      .array(pattern, 'validation.invalid')
      .max(mostScalePatterns, 'validation.tooMany')
      .superRefine((sent, check) => {
        for (const { index, fault } of scalePatternFaults(sent))
          check.addIssue({
            code: 'custom',
            message: `shop.${fault}`,
            path: [index],
            params: { pattern: sent[index] ?? '' },
          });
      }),
  ),
  weighedUnderPercent: whole(pickingLimits.weighedUnderPercent),
  /** Not above `weighedMarginPercent`. */
  weighedOverPercent: whole(pickingLimits.weighedOverPercent),
  substituteAnswerMinutes: whole(pickingLimits.substituteAnswerMinutes),
  figuresByPicker: mayBeMissing(z.boolean('validation.boolean')),
};
