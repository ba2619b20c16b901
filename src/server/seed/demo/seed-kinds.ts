import type { Db } from '#server/db/connection.ts';
import { kinds, synonyms } from '#server/db/tables/catalogue.ts';
import { loadKinds } from '#server/seed/kinds.schema.ts';
import { insertRows } from './insert-rows.ts';

/** What goods are, and what shoppers call them. */
export async function seedKinds(tx: Db): Promise<void> {
  const own = loadKinds();
  const rows = own.kinds.map(({ code, category, parent, name, words }, position) => ({
    ...{ code, category, parent, words, position },
    ...{ nameFr: name.fr, nameEn: name.en, nameVi: name.vi },
  }));
  // A kind of one category may be narrower than one of a category that comes later.
  await insertRows(
    tx,
    kinds,
    rows.toSorted((a, b) => depthOf(a.code, rows) - depthOf(b.code, rows)),
  );
  await insertRows(tx, synonyms, own.synonyms);
}

function depthOf(code: string, rows: readonly { code: string; parent: string | null }[]): number {
  const parent = rows.find((row) => row.code === code)?.parent ?? null;
  return parent === null ? 0 : 1 + depthOf(parent, rows);
}
