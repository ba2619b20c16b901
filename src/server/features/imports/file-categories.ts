import type { OutputOf } from '#contract/endpoint.ts';
import { mostCategoryWords } from '#contract/imports/imports.schema.ts';
import type { listImportCategories } from '#contract/imports/imports.ts';
import { readCell } from '#domain/import/read-cell.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { sql } from '#server/db/sql.ts';
import type { ImportRow } from './answer-import.ts';

/** How a cell is read here: no word for a category has an amount or a day. */
const plain = { decimal: null, decimals: 2, timeZone: 'UTC' };

/**
 * What the rows of a file call their categories, the most frequent first, and what each word stands for by what was said
 * of the file or by itself. None as long as no column is the category's.
 */
export async function listFileCategories(
  db: Db,
  { id, columns, categories }: ImportRow,
): Promise<OutputOf<typeof listImportCategories>> {
  const column = columns.find(({ field }) => field === 'category');
  if (!column) return { words: [], total: 0 };
  const found = rowsOf<{ word: string; rows: number; total: number }>(
    await db.execute(sql`
      select trim(cells ->> ${column.index}::int) as word, count(*)::int as rows, (count(*) over ())::int as total
      from import_rows
      where import_id = ${id} and jsonb_typeof(cells -> ${column.index}::int) in ('string', 'number')
        and length(cells ->> ${column.index}::int) <= 200
      group by 1 order by 2 desc, 1 limit ${mostCategoryWords}`),
  );
  const words = found.map(({ word, rows }) => {
    const { value = null } = readCell('category', word, { ...plain, categories });
    return { word, rows, category: value };
  });
  return { words, total: found[0]?.total ?? 0 };
}
