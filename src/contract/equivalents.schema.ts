import { product } from './catalogue.schema.ts';
import { rowId } from './fields.ts';
import { z } from './zod.ts';

export const listEquivalents = {
  input: z.object({ storeId: rowId, id: rowId }),
  output: z.array(product),
};
