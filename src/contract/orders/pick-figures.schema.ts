import { isFigureRange } from '#domain/picking/pick-figures.ts';
import { day, rowId } from '../fields.ts';
import { z } from '../zod.ts';

const counts = {
  /** Lines that were decided, as they were ordered. */
  lines: z.number(),
  /** By the time from the first event of each run to its last, added up; null where no time passed. */
  linesAnHour: z.number().nullable(),
  /** Lines of which something was missing and nothing took its place, be it that the shopper wanted nothing else. */
  short: z.number(),
  /** Lines for which something else was taken. */
  substituted: z.number(),
};

const pickFigures = z
  .object({
    /** `YYYY-MM-DD` by the clock of the store: on which the runs ended, and orders were handed over late. */
    day: z.string(),
    storeId: z.number(),
    /** Orders that were picked to the end. */
    orders: z.number(),
    ...counts,
    /** Of these, the ones that the shopper agreed to, by the link or by voice. */
    accepted: z.number(),
    /** What was picked of weighed lines against what was ordered of them, in per cent; null where nothing was weighed. */
    weightDifferencePercent: z.number().nullable(),
    /** Orders that were handed over after the end of their slot. */
    lateHandOvers: z.number(),
  })
  .meta({ id: 'PickFigures' });
export type PickFigures = z.output<typeof pickFigures>;

const pickerFigures = z
  .object({
    /** The Monday of the week, `YYYY-MM-DD`. */
    week: z.string(),
    /** Null once 30 days have passed: all whose names have gone are one. */
    name: z.string().nullable(),
    ...counts,
  })
  .meta({ id: 'PickerFigures' });
export type PickerFigures = z.output<typeof pickerFigures>;

const asked = z
  .object({
    store_id: rowId.optional(),
    /** Days by the clock of each store, both included, 92 at most. */
    from: day,
    to: day,
  })
  .superRefine(({ from, to }, check) => {
    if (!isFigureRange(from, to)) check.addIssue({ code: 'custom', path: ['to'], message: 'validation.invalid' });
  });

export const readPickFigures = {
  summary: 'How picking went, by day and store: a day on which nothing was picked or handed over late is left out',
  input: asked,
  output: z.array(pickFigures),
};
export const readPickerFigures = {
  summary:
    'The same by who picked, as sums of whole weeks, those that the days fall in; 404 unless the shop has turned it on (`figuresByPicker`)',
  input: asked,
  output: z.array(pickerFigures),
};
