import { rowVersion } from '../fields.ts';
import { z } from '../zod.ts';

const stockSettings = z
  .object({
    /** Below this a product that is counted and sells is low, in its own units, however long it would last. */
    lowStock: z.number(),
    version: z.number(),
  })
  .meta({ id: 'StockSettings' });
export type StockSettings = z.output<typeof stockSettings>;

export const readStockSettings = {
  summary: 'What is set of the stock of all stores',
  input: z.object({}),
  output: stockSettings,
};
export const writeStockSettings = {
  summary:
    'Say below how much a product that sells is low; 0: by its sales alone. A stale `version` answers 409 with the settings',
  input: z.object({
    lowStock: z.number('validation.number').min(0, 'validation.number').max(100_000, 'validation.number').optional(),
    /** 0: nobody had set anything. */
    version: rowVersion.optional(),
  }),
  output: stockSettings,
};
