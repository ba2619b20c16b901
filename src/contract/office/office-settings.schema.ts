import { rowsPerPage } from '#domain/access/staff-lists.ts';
import { z } from '../zod.ts';

const officeSettings = z
  .object({
    /** How many rows a page of a list has; 10 until something else is chosen. */
    rowsPerPage: z.literal(rowsPerPage),
    /** The store that their account has as its own, where it is shown: lists, new orders and slots begin with it. */
    storeId: z.number().nullable(),
  })
  .meta({ id: 'OfficeSettings' });
export type OfficeSettings = z.output<typeof officeSettings>;

export const readOfficeSettings = {
  summary: 'How whoever asks has set up the back office for themselves',
  input: z.object({}),
  output: officeSettings,
};
export const writeOfficeSettings = {
  summary: 'Sets up the back office for one’s own account: 10, 25 or 50 rows to a page of a list',
  input: z.object({ rowsPerPage: z.literal(rowsPerPage, 'validation.invalid') }),
  output: officeSettings,
};
