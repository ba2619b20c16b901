import { overlappingHours } from '#domain/stores/overlapping-hours.ts';
import { clockTime, day, line } from '../fields.ts';
import { inLanguages } from '../in-languages.ts';
import { z } from '../zod.ts';

const closing = clockTime.or(z.literal('24:00', 'validation.time'));

/** Fails at the item that `find` names. */
export function refusing<T extends z.ZodType>(
  list: T,
  find: (items: z.output<T>) => number | null,
  message: string,
  at: string,
) {
  return list.superRefine((items, check) => {
    const index = find(items);
    if (index !== null) check.addIssue({ code: 'custom', message, path: [index, at] });
  });
}

/** The hours of a week. */
export const hours = refusing(
  z
    .array(
      z.object({
        weekday: z.int('validation.number').min(1, 'validation.number').max(7, 'validation.number'),
        opens: clockTime,
        closes: closing,
      }),
      'validation.invalid',
    )
    .max(50, 'validation.tooMany'),
  overlappingHours,
  'stores.hoursOverlap',
  'opens',
);
/** With hours it is open at these alone. */
const closedDay = z
  .strictObject({
    date: day,
    /** What shoppers read; left out, they read the day alone. */
    reason: inLanguages(line(120), true, 'stores.reasonRequired').optional(),
    opens: clockTime.nullish(),
    closes: closing.nullish(),
  })
  .superRefine(({ opens, closes }, check) => {
    if (Boolean(opens) === Boolean(closes)) return;
    check.addIssue({ code: 'custom', message: 'validation.required', path: [opens ? 'closes' : 'opens'] });
  });
/** Days of which the week does not decide. */
export const closedDays = refusing(
  z.array(closedDay, 'validation.invalid').max(500, 'validation.tooMany'),
  (days) => {
    const index = days.findIndex(({ date }, i) => days.findIndex((one) => one.date === date) < i);
    return index === -1 ? null : index;
  },
  'stores.dayTwice',
  'date',
);
