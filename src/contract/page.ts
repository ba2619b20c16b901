export type Page<T> = { items: T[]; total: number; totalPage: number; page: number; perPage: number };

/** The answer of a listing, made from the rows of one page and the number of all rows. */
export function toPage<T>(items: T[], total: number, query: { page: number; perPage: number }): Page<T> {
  return { items, total, totalPage: Math.ceil(total / query.perPage), page: query.page, perPage: query.perPage };
}
