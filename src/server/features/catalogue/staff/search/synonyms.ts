import type { Synonym, SynonymList } from '#contract/catalogue/staff-search.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { type Db, rowsOf } from '#server/db/connection.ts';
import { inArray, sql } from '#server/db/sql.ts';
import { kinds as kindsTable, synonyms } from '#server/db/tables/catalogue.ts';
import { catalogueChanges } from '#server/db/tables/shelf.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';

/** The list in its order. Its version is the last number that a row of it was given, which each write moves on. */
export async function selectSynonyms(db: Db): Promise<SynonymList> {
  const rows = await db.select().from(synonyms).orderBy(synonyms.id);
  const [last] = rowsOf<{ version: number }>(
    await db.execute(sql`select case when is_called then last_value else 0 end::int as version from synonyms_id_seq`),
  );
  return { version: last?.version ?? 0, synonyms: rows.map(toSynonym) };
}

const toSynonym = ({ words, kinds }: Pick<typeof synonyms.$inferSelect, 'words' | 'kinds'>): Synonym => ({
  words: inEach((language) => words[language] ?? []),
  kinds,
});

/**
 * Puts a list in the place of the one there is; every process reads it anew. Throws `conflict` with the list for a stale
 * `version`, and `invalid` for a kind that is unknown.
 */
export async function writeSynonyms(
  { tx, announce, audit }: Write & { audit: Audit },
  { version, synonyms: list }: { version?: number | undefined; synonyms: readonly Synonym[] },
): Promise<SynonymList> {
  // One write at a time: the second sees what the first has written.
  await tx.execute(sql`lock table ${synonyms} in share row exclusive mode`);
  const before = await selectSynonyms(tx);
  if (version !== undefined && version !== before.version) throw new Refusal('conflict', { data: before });
  await checkKinds(tx, list);
  await tx.delete(synonyms);
  // A list that is emptied has another version too.
  await tx.execute(sql`select nextval('synonyms_id_seq')`);
  if (list.length > 0) await tx.insert(synonyms).values(list.map(({ words, kinds }) => ({ words, kinds })));
  await tx.insert(catalogueChanges).values({});
  announce('catalogue');
  const [dropped, added] = [without(before.synonyms, list), without(list, before.synonyms)];
  await audit({ thing: 'synonyms', id: 1, before: { synonyms: dropped }, after: { synonyms: added } });
  return selectSynonyms(tx);
}

/** What of a list another one has not. */
function without(list: readonly Synonym[], other: readonly Synonym[]): Synonym[] {
  const known = new Set(other.map(textOf));
  return list.filter((synonym) => !known.has(textOf(synonym))).map(({ words, kinds }) => ({ words, kinds }));
}

const textOf = ({ words, kinds }: Synonym) => JSON.stringify([languages.map((language) => words[language]), kinds]);

async function checkKinds(tx: Db, list: readonly Synonym[]): Promise<void> {
  const asked = [...new Set(list.flatMap(({ kinds }) => kinds))];
  if (asked.length === 0) return;
  const rows = await tx.select({ code: kindsTable.code }).from(kindsTable).where(inArray(kindsTable.code, asked));
  const known = new Set(rows.map(({ code }) => code));
  const fault = list.findIndex(({ kinds }) => kinds.some((code) => !known.has(code)));
  if (fault >= 0) throw invalidFields({ [`synonyms.${fault}.kinds`]: 'validation.invalid' });
}
