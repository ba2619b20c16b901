import { z } from 'zod';
import { categories } from '#domain/catalogue/category.ts';
import type { Db } from '#server/db/connection.ts';
import { kinds, synonyms } from '#server/db/tables/catalogue.ts';
import { readDemoFile } from '../demo-file.ts';
import { asWritten, inDemoLanguages } from '../demo-languages.ts';
import { insertRows } from './insert-rows.ts';

const code = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().trim().min(2);
const words = asWritten(z.array(text));

const kindsFile = z.strictObject({
  kinds: z.array(
    z.strictObject({
      code,
      category: z.enum(categories),
      /** The wider kind; null for that of a whole category. */
      parent: code.nullable(),
      name: inDemoLanguages(text),
      /** What else shoppers call it. */
      words,
    }),
  ),
});

const synonymsFile = z.strictObject({ synonyms: z.array(z.strictObject({ kinds: z.array(code).min(1), words })) });

export type SeedKind = z.infer<typeof kindsFile>['kinds'][number];
export type SeedSynonym = z.infer<typeof synonymsFile>['synonyms'][number];

/** The demo's kinds of goods, checked, and what shoppers call them besides. Throws a ZodError on a fault in the data. */
export function loadKinds(): { kinds: SeedKind[]; synonyms: SeedSynonym[] } {
  return {
    kinds: kindsFile.parse(readDemoFile('kinds.json')).kinds,
    synonyms: synonymsFile.parse(readDemoFile('synonyms.json')).synonyms,
  };
}

/** What goods are, and what shoppers call them. */
export async function seedKinds(tx: Db): Promise<void> {
  const own = loadKinds();
  const rows = own.kinds.map(({ code, category, parent, name, words }, position) => ({
    code,
    category,
    parent,
    words,
    position,
    names: name,
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
