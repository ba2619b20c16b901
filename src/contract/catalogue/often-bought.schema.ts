import { rowId, wholeNumber } from '../fields.ts';
import { order } from '../orders/orders.schema.ts';
import { z } from '../zod.ts';
import { product } from './catalogue.schema.ts';

/** So many are looked for, sold out ones included. */
const maxOftenBought = 48;

export const readOftenBought = {
  summary:
    'What the caller has bought most often of what a store has in stock, 12 products where `per_page` does not say ' +
    'otherwise, 48 at most, and their last order',
  input: z.object({ storeId: rowId, per_page: wholeNumber(1, maxOftenBought).default(12) }),
  output: z
    .object({
      /** By the number of orders they stood in, then the one bought last; nothing that is sold out or not sold here. */
      items: z.array(product),
      /** The newest that was neither cancelled nor rejected, of whichever store; its goods as they were sold. */
      lastOrder: order.nullable(),
    })
    .meta({ id: 'OftenBought' }),
};
