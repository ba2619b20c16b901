import type { SearchMiss } from '#contract/catalogue/staff-search.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { MissSort } from '#domain/access/staff-lists.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { mostCounted } from '#server/db/find-page.ts';
import { asc, desc, eq, sql } from '#server/db/sql.ts';
import { searchMisses } from '#server/db/tables/searches.ts';

type Question = { page: number; perPage: number; language?: Language | undefined; sortBy: MissSort };

/** A page of the searches that found nothing. */
export async function selectMisses(db: Db, query: Question): Promise<Page<SearchMiss> & { totalIsCapped: boolean }> {
  const where = query.language && eq(searchMisses.language, query.language);
  const counted = db
    .select({ one: sql`1` })
    .from(searchMisses)
    .where(where)
    .limit(mostCounted + 1)
    .as('counted');
  const total = await db.$count(counted);
  const first = query.sortBy === 'count' ? desc(searchMisses.count) : desc(searchMisses.lastAt);
  const rows = await db
    .select()
    .from(searchMisses)
    .where(where)
    .orderBy(first, asc(searchMisses.words), asc(searchMisses.language))
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const items = rows.map((row) => ({ ...row, lastAt: row.lastAt.toISOString() }));
  return { ...toPage(items, Math.min(total, mostCounted), query), totalIsCapped: total > mostCounted };
}
