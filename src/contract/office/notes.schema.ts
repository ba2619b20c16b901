import { rowId, text } from '../fields.ts';
import { z } from '../zod.ts';

export const note = z
  .object({
    id: z.number(),
    at: z.string(),
    /** Who wrote it; null once that account is erased. */
    by: z.string().nullable(),
    text: z.string(),
  })
  .meta({ id: 'Note' });
export type Note = z.output<typeof note>;

const input = z.object({
  id: rowId,
  /** Plain text. */
  text: text(2000).pipe(z.string().min(1, 'validation.required')),
});

export const addOrderNote = {
  summary: 'Notes something of an order for other staff; the customer never sees it',
  input,
  output: note,
};
export const addCustomerNote = {
  summary: 'Notes something of a customer for other staff; it is part of what the shop keeps about them',
  input,
  output: note,
};
