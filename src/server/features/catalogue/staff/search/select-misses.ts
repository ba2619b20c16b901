import { asc, count, desc, eq } from 'drizzle-orm';
import { type Page, toPage } from '#contract/page.ts';
import type { SearchMiss } from '#contract/staff-search.ts';
import type { Language } from '#domain/language/language.ts';
import type { MissSort } from '#domain/search/miss-sort.ts';
import type { Db } from '#server/db/connection.ts';
import { searchMisses } from '#server/db/tables/searches.ts';

type Question = { page: number; perPage: number; language?: Language | undefined; sortBy: MissSort };

/** A page of the searches that found nothing. */
export async function selectMisses(db: Db, query: Question): Promise<Page<SearchMiss>> {
  const where = query.language && eq(searchMisses.language, query.language);
  const [counted] = await db.select({ total: count() }).from(searchMisses).where(where);
  const first = query.sortBy === 'count' ? desc(searchMisses.count) : desc(searchMisses.lastAt);
  const rows = await db
    .select()
    .from(searchMisses)
    .where(where)
    .orderBy(first, asc(searchMisses.words), asc(searchMisses.language))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  return toPage(
    rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() })),
    counted?.total ?? 0,
    query,
  );
}
