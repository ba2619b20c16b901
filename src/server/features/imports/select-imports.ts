import { asc, desc, eq } from 'drizzle-orm';
import { Refusal } from '#contract/errors.ts';
import type { ImportTemplate, ListedImport } from '#contract/imports/imports.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { Language } from '#domain/language/language.ts';
import type { Db } from '#server/db/connection.ts';
import { imports, importTemplates } from '#server/db/tables/imports.ts';
import { type ImportRow, toListedImport } from './answer-import.ts';

type Asked = { page: number; perPage: number };
const offsetOf = ({ page, perPage }: Asked) => (page - 1) * perPage;

/** The imports, the newest first. */
export async function listImports(db: Db, asked: Asked, language: Language): Promise<Page<ListedImport>> {
  const rows = await db
    .select()
    .from(imports)
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(asked.perPage)
    .offset(offsetOf(asked));
  return toPage(
    rows.map((row) => toListedImport(row, language)),
    await db.$count(imports),
    asked,
  );
}

/** Throws `notFound`. */
export async function findImport(db: Db, id: number): Promise<ImportRow> {
  const [row] = await db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The mappings that have been kept, by name. */
export async function listTemplates(db: Db, asked: Asked): Promise<Page<ImportTemplate>> {
  const rows = await db
    .select()
    .from(importTemplates)
    .orderBy(asc(importTemplates.name))
    .limit(asked.perPage)
    .offset(offsetOf(asked));
  return toPage(
    rows.map(({ name, kind, mapping, updatedAt }) => ({ name, kind, ...mapping, updatedAt: updatedAt.toISOString() })),
    await db.$count(importTemplates),
    asked,
  );
}
