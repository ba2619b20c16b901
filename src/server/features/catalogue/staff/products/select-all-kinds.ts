import type { StaffKind } from '#contract/catalogue/staff-kinds.ts';
import { saidIn } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { asc } from '#server/db/sql.ts';
import { kinds } from '#server/db/tables/catalogue.ts';

/** Every kind by its word in a language, the wider before the narrower. */
export async function selectAllKinds(db: Db, language: Language): Promise<StaffKind[]> {
  const { code, names, category, parent } = kinds;
  const rows = await db.select({ code, names, category, parent }).from(kinds).orderBy(asc(kinds.position), asc(code));
  return rows.map(({ names: said, ...kind }) => ({ ...kind, label: saidIn(said, language) ?? kind.code }));
}
