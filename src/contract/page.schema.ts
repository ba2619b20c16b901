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

/** A page of a list of which no more than 10,000 rows are counted: `total` stays there, and `totalIsCapped` says so. */
export function cappedPage<T extends z.ZodType>(item: T) {
  return page(item).extend({ totalIsCapped: z.boolean() });
}
