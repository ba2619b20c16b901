import { sql } from 'drizzle-orm';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { searchMisses } from '#server/db/tables/searches.ts';

/** What is longer was pasted, not searched. */
const longestWords = 60;

/** Counts a search that found nothing, for staff: what shoppers ask for and do not get. */
export async function noteSearchMiss(
  { db, clock }: { db: Db; clock: () => Date },
  { language }: { language: Language },
  search: string,
): Promise<void> {
  const words = search.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  if (words === '' || words.length > longestWords) return;
  const lastAt = clock();
  await db
    .insert(searchMisses)
    .values({ language, words, lastAt })
    .onConflictDoUpdate({
      target: [searchMisses.language, searchMisses.words],
      set: { count: sql`${searchMisses.count} + 1`, lastAt },
    });
}
