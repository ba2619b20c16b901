import { bodyId, linkToken, rowId } from '../fields.ts';
import { z } from '../zod.ts';
import { order } from './orders.schema.ts';

export const answerSubstitutions = {
  summary:
    'Say yes or no to what is proposed in the place of goods that have run out, in one’s own order or by its signed link. The ' +
    'last answer before `answerUntil` counts; later, or once the order is picked: 409 `tooLate`',
  input: z.object({
    id: rowId,
    answers: z
      .array(z.object({ line_id: bodyId, accept: z.boolean('validation.boolean') }), 'validation.invalid')
      .min(1, 'validation.required')
      .max(500, 'validation.tooMany'),
    token: linkToken,
  }),
  output: order,
};
