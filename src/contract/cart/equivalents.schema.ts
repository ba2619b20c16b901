import { product } from '../catalogue/catalogue.schema.ts';
import { rowId } from '../fields.ts';
import { z } from '../zod.ts';

export const listEquivalents = {
  summary:
    'What a store has in stock in place of a product: of its category, nearest by name and unit price, 3 at most',
  input: z.object({ storeId: rowId, id: rowId }),
  output: z.array(product),
};
