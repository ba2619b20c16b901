import type { Attention } from '#contract/office/overview.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { alias } from '#server/db/pg-core.ts';
import { and, desc, eq, gt, notExists, sql } from '#server/db/sql.ts';
import { imports } from '#server/db/tables/imports.ts';
import { failureText, isFaultyByNight, refusedRows } from '#server/services/imports/import-faults.ts';
import type { OfStores } from '#server/services/session/own-stores.ts';
import { mostShown } from './most-shown.ts';

/**
 * What is wrong with imports of the night since the last that had no fault; nothing where all is well, and for who is limited
 * to some stores. Whoever deletes one has dealt with it.
 */
export async function importAttention(
  db: Db,
  { storeIds }: OfStores,
  language: Language,
): Promise<Pick<Attention, 'nightlyImports'>> {
  if (storeIds !== null) return {};
  const later = alias(imports, 'later');
  const isSound = and(eq(later.byNight, true), eq(later.state, 'done'), sql`${refusedRows(later)} = 0`);
  const isFaulty = and(
    isFaultyByNight,
    notExists(
      db
        .select({ id: later.id })
        .from(later)
        .where(and(isSound, gt(later.id, imports.id))),
    ),
  );
  const { id, fileName, failure, finishedAt, createdAt } = imports;
  const first = await db
    .select({ id, fileName, failure, refused: refusedRows(imports), finishedAt, createdAt })
    .from(imports)
    .where(isFaulty)
    .orderBy(desc(id))
    .limit(mostShown);
  if (first.length === 0) return {};
  return {
    nightlyImports: {
      count: await db.$count(imports, isFaulty),
      first: first.map(({ failure: why, finishedAt: ended, createdAt: began, ...one }) => ({
        ...one,
        failureText: why && failureText(why, language),
        at: (ended ?? began).toISOString(),
      })),
    },
  };
}
