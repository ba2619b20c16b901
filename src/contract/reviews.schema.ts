import { languages } from '#domain/language/language.ts';
import { pageNumber, perPage, rowId } from './fields.ts';
import { page } from './page.schema.ts';
import { z } from './zod.ts';

export const review = z
  .object({
    id: z.number(),
    /** Stars, 1 to 5. */
    rating: z.number(),
    /** Plain text; may be empty, as the text. */
    title: z.string(),
    text: z.string(),
    language: z.enum(languages),
    /** The first name of who wrote it; empty when the account is gone. */
    author: z.string(),
    createdAt: z.string(),
  })
  .meta({ id: 'Review' });
export type Review = z.output<typeof review>;

export const listReviews = {
  summary: 'What customers who bought a product say of it: the reviews that staff have approved, the newest first',
  input: z.object({ id: rowId, page: pageNumber, per_page: perPage(10) }),
  output: page(review),
};
