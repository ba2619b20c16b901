import { asc } from 'drizzle-orm';
import type { StaffKind } from '#contract/catalogue/staff-kinds.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { kinds } from '#server/db/tables/catalogue.ts';

const names = { fr: kinds.nameFr, en: kinds.nameEn, vi: kinds.nameVi } as const;

/** Every kind by its word in a language, the wider before the narrower. */
export async function selectAllKinds(db: Db, language: Language): Promise<StaffKind[]> {
  return db
    .select({ code: kinds.code, label: names[language], category: kinds.category, parent: kinds.parent })
    .from(kinds)
    .orderBy(asc(kinds.position), asc(kinds.code));
}
