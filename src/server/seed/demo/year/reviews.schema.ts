import { z } from 'zod';
import { categories } from '#domain/catalogue/category.ts';
import { readDemoFile } from '#server/seed/demo-file.ts';
import { inDemoLanguages } from '#server/seed/demo-languages.ts';

const sentences = z.array(z.string().trim().min(4)).min(1);
export const tones = ['good', 'mixed', 'bad'] as const;
export type ReviewTone = (typeof tones)[number];
const byTone = z.strictObject({ good: sentences, mixed: sentences, bad: sentences });

/** What customers of the demo say, written in each language; a review is a sentence for the kind of food, and often one more. */
const reviewsFile = z
  .strictObject({
    /** The categories of each kind of food, and single goods that are of another kind than their category. */
    groups: z.record(z.string(), z.array(z.union([z.enum(categories), z.string().regex(/^[a-z0-9-]+$/)]))),
    sentences: inDemoLanguages(z.record(z.string(), byTone)),
    more: inDemoLanguages(byTone),
    titles: inDemoLanguages(byTone),
    /** What staff would not let through. */
    rejected: inDemoLanguages(sentences),
  })
  .superRefine(({ groups, sentences }, context) => {
    for (const [language, kinds] of Object.entries(sentences))
      for (const group of Object.keys(groups))
        if (!kinds[group]) context.addIssue({ code: 'custom', message: `${language} says nothing of ${group}` });
    const grouped = new Set(Object.values(groups).flat());
    for (const category of categories)
      if (!grouped.has(category)) context.addIssue({ code: 'custom', message: `No group has ${category}` });
  });
export type ReviewWords = z.infer<typeof reviewsFile>;

/** Reads `demo/reviews.json`, checked; throws a ZodError on a fault in it. */
export function loadReviewWords(): ReviewWords {
  return reviewsFile.parse(readDemoFile('reviews.json'));
}
