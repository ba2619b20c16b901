import { z } from '../zod.ts';

export const exportOwnData = {
  summary: 'All that the shop keeps about the signed-in customer, as one JSON file',
  input: z.object({}),
  output: z.instanceof(Blob),
};

export const eraseOwnData = {
  summary:
    'Erase the account: orders that nobody has begun are cancelled, orders of the past keep number, dates and amounts',
  input: z.object({}),
  output: z.null(),
};
