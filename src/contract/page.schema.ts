import { z } from './zod.ts';

/** A page of a list: `total` rows in `totalPage` pages of `perPage`; `page` counts from 1. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    total: z.number(),
    totalPage: z.number(),
    page: z.number(),
    perPage: z.number(),
  });
}
