import { labelForms, labelsOnSheet } from '#domain/picking/paper-forms.ts';
import { bodyId, mayBeMissing, rowId } from '../fields.ts';
import { z } from '../zod.ts';

const whole = z.int('validation.number').min(1, 'validation.number');

export const printRunLabels = {
  summary:
    'A label for each bag of a finished run as PDF, for A4 sheets of 24 (70 by 37 mm) or rolls of 62 mm: letter, number, slot, ' +
    'the first letter of the name, n of m, how it is kept, the order’s number as a QR code. 409 before the finish, which ' +
    'says how many bags there are',
  input: z
    .object({
      id: rowId,
      form: z.enum(labelForms, 'validation.invalid'),
      /** The first free label of a sheet that was begun, from the left and the top; 1 for a new one. */
      first: mayBeMissing(whole.max(labelsOnSheet, 'validation.number')),
      /** Of this order alone. */
      order_id: mayBeMissing(bodyId),
      /** Of that order: the bag, counted over all kinds, whose label alone is printed again. */
      only: mayBeMissing(whole),
    })
    .superRefine(({ order_id: orderId, only }, check) => {
      if (only !== undefined && orderId === undefined)
        check.addIssue({ code: 'custom', path: ['order_id'], message: 'validation.required' });
    }),
  output: z.instanceof(Blob),
};
export const printRunList = {
  summary:
    'What a run fetches as PDF (A4), in walking order: each product once with a box for every order by its letter, in the ' +
    'language of the caller; of whose orders they are no more than the first letter of the name',
  input: z.object({ id: rowId }),
  output: z.instanceof(Blob),
};
