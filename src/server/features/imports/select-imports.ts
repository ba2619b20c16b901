import { Refusal } from '#contract/errors.ts';
import type { ImportTemplate, ListedImport } from '#contract/imports/imports.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { asc, desc, eq } from '#server/db/sql.ts';
import { imports, importTemplates } from '#server/db/tables/imports.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { type ImportRow, toListedImport } from './answer-import.ts';

type Asked = { page: number; perPage: number };
const offsetOf = ({ page, perPage }: Asked) => (page - 1) * perPage;

/** Who is limited to some stores sees the imports of their own alone: others may say what another store asks and has. */
const seenBy = ({ storeIds, customerId }: Identity) =>
  storeIds === null ? undefined : eq(imports.accountId, customerId);

/** The imports, the newest first. */
export async function listImports(db: Db, who: Identity, page: Asked, language: Language): Promise<Page<ListedImport>> {
  const rows = await db
    .select()
    .from(imports)
    .where(seenBy(who))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(page.perPage)
    .offset(offsetOf(page));
  return toPage(
    rows.map((row) => toListedImport(row, language)),
    await db.$count(imports, seenBy(who)),
    page,
  );
}

/** Throws `notFound`. */
export async function findImport(db: Db, id: number): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The import, where the caller may know of it. Throws `notFound`. */
export async function findOwnImport(db: Db, { id, who }: { id: number; who: Identity }): Promise<ImportRow> {
  const row = await findImport(db, id);
  if (who.storeIds !== null && row.accountId !== who.customerId) throw new Refusal('notFound');
  return row;
}

/** The mappings that have been kept, by name. */
export async function listTemplates(db: Db, page: Asked): Promise<Page<ImportTemplate>> {
  const rows = await db
    .select()
    .from(importTemplates)
    .orderBy(asc(importTemplates.name))
    .limit(page.perPage)
    .offset(offsetOf(page));
  return toPage(
    rows.map(({ name, kind, mapping, updatedAt }) => ({
      ...{ name, kind, categories: {}, ...mapping },
      updatedAt: updatedAt.toISOString(),
    })),
    await db.$count(importTemplates),
    page,
  );
}
