import { product } from './catalogue.schema.ts';
import { rowId } from './fields.ts';
import { order } from './orders.schema.ts';
import { z } from './zod.ts';

export const readOftenBought = {
  summary:
    'What the caller has bought most often of what a store has in stock, 12 products at most, and their last order',
  input: z.object({ storeId: rowId }),
  output: z
    .object({
      /** By the number of orders they stood in, then the one bought last; nothing that is sold out or not sold here. */
      items: z.array(product),
      /** The newest that was neither cancelled nor rejected, of whichever store; its goods as they were sold. */
      lastOrder: order.nullable(),
    })
    .meta({ id: 'OftenBought' }),
};
