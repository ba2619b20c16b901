import type { Language } from '#domain/language/language.ts';
import { pageTextKeys } from '#domain/pages/page-text.ts';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from '#server/db/pg-core.ts';
import { sql } from '#server/db/sql.ts';
import { customers } from './accounts.ts';
import { instant } from './columns.ts';

/** The texts of a page that differ from those of the program, as Markdown, each with the instant of its last change. */
export type ChangedTexts = Partial<Record<Language, { text: string; changedAt: string }>>;

/** Every version of what staff have written over a page's own text, whole; the highest one is shown. */
export const pageTexts = pgTable(
  'page_texts',
  {
    key: text({ enum: pageTextKeys }).notNull(),
    version: integer().notNull(),
    texts: jsonb().$type<ChangedTexts>().notNull(),
    changedAt: instant('changed_at').notNull(),
    changedBy: integer('changed_by').references(() => customers.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.version] }),
    index('page_texts_changed_by').on(t.changedBy),
    check('page_texts_version', sql`${t.version} > 0`),
  ],
);
