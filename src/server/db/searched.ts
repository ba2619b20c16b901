import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { containing } from './containing.ts';

/**
 * How a search finds rows by any part of their texts, however many there are: an index of three letters each over these
 * texts, cut into parts of so many ids each, is asked from the newest part back until enough is found. Without parts the
 * index answers with every row that matches, tens of thousands for a common name, before the first can be shown.
 */
export type Searched = {
  table: SQLWrapper;
  id: SQLWrapper;
  /** Ids to a part; a number of the schema, as the index says it too. */
  part: number;
  text: SQL;
};

/** A search counts and shows no more; its user asks for more of the word sooner than for page fifty. */
export const mostFound = 1000;

/** The texts of a row as a search looks into them: in small letters, each after a space. */
export function searchedText(...columns: readonly SQLWrapper[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}, '')`);
  return sql`lower(' ' || ${sql.join(texts, sql` || ' ' || `)})`;
}

/** The part that a row stands in, as the first column of the index. */
export function partOf(id: SQLWrapper, part: number): SQL {
  return sql`(${id} / ${sql.raw(String(part))})`;
}

/** Whether a row contains a text; one or two letters begin a word, as three are what the index knows. */
export function contains({ text }: Pick<Searched, 'text'>, wanted: string): SQL {
  return sql`${text} like lower(${containing(wanted.length < 3 ? ` ${wanted}` : wanted)})`;
}

/**
 * A statement of the ids of the newest rows that contain a text and meet a condition, one more than are counted. What costs
 * more to look up is asked of the id, by `whereId`: once, however many of its texts contain it.
 */
export function newestHits(
  { table, id, part, text }: Searched,
  wanted: string,
  where: SQL | undefined,
  whereId?: (id: SQL) => SQL,
): SQL {
  return newestInParts({ table, id, part }, (at) => {
    const condition = and(eq(partOf(id, part), at), contains({ text }, wanted), where);
    const ids = sql`select distinct ${id} as id from ${table} where ${condition}`;
    return whereId ? sql`select named.id from (${ids}) named where ${whereId(sql`named.id`)}` : ids;
  });
}

/** The ids of the newest rows that a statement gives for each part of the ids of a table, until there are enough. */
export function newestInParts({ table, id, part }: Omit<Searched, 'text'>, idsOf: (at: SQL) => SQL): SQL {
  const most = sql.raw(String(mostFound + 1));
  return sql`select hit.id from generate_series((select max(${id}) from ${table}) / ${sql.raw(String(part))}, 0, -1) part
    cross join lateral (${idsOf(sql`part`)} order by 1 desc limit ${most}) hit limit ${most}`;
}
