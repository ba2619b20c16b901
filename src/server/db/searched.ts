import { and, eq, type SQL, type SQLWrapper, sql } from '#server/db/sql.ts';

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
  /** The texts hold telephone numbers: one is found however it is written. */
  hasPhones?: boolean;
};

/** A search counts and shows no more; its user asks for more of the word sooner than for page fifty. */
export const mostFound = 1000;

/** The texts of a row as a search looks into them: folded, each after a space. */
export function searchedText(...columns: readonly SQLWrapper[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}, '')`);
  return folded(sql`' ' || ${sql.join(texts, sql` || ' ' || `)}`);
}

/** The digits of a telephone number, among the texts of a row that is searched for it. */
export function digitsOf(phone: SQLWrapper): SQL {
  return sql`regexp_replace(${phone}, '[^0-9]', '', 'g')`;
}

/**
 * A text without accents and differences of case, hyphens and apostrophes as spaces, œ as oe: what each search of the back
 * office compares. The function of the database folds what is kept and what is asked alike, so that an index can hold it.
 */
export function folded(text: SQLWrapper): SQL {
  return sql`fold_text(${text})`;
}

/** Whether a text contains another, both folded; wildcards in it stand for themselves. */
export function containsFolded(text: SQLWrapper, wanted: string): SQL {
  return sql`${folded(text)} like ${pattern(wanted)}`;
}

/** Whether it begins with another. */
export function beginsFolded(text: SQLWrapper, wanted: string): SQL {
  return sql`${folded(text)} like ${escaped(wanted)} || '%'`;
}

function pattern(wanted: string): SQL {
  return sql`'%' || ${escaped(wanted)} || '%'`;
}

/** Folded before it is escaped: a wide percent sign is folded to a plain one. */
function escaped(wanted: string): SQL {
  return sql`regexp_replace(${folded(sql`${wanted}::text`)}, '([\\\\%_])', '\\\\\\1', 'g')`;
}

/** The part that a row stands in, as the first column of the index. */
export function partOf(id: SQLWrapper, part: number): SQL {
  return sql`(${id} / ${sql.raw(String(part))})`;
}

/** Whether a row contains a text; one or two letters begin a word, as three are what the index knows. */
export function contains({ text, hasPhones }: Pick<Searched, 'text' | 'hasPhones'>, wanted: string): SQL {
  const asTyped = sql`${text} like ${pattern(wanted.length < 3 ? ` ${wanted}` : wanted)}`;
  const digits = hasPhones ? phoneDigits(wanted) : null;
  return digits === null ? asTyped : sql`(${asTyped} or ${text} like ${`%${digits}%`})`;
}

/**
 * The digits that a telephone number has in every way of writing it (06 39 98 10 52, 0033 6…, +33 (0)6…), without what is
 * written within one country, or before its code, alone. Null for what is no number, or too little of one.
 */
export function phoneDigits(typed: string): string | null {
  if (!/^[+(]?[\d\s().\-‐‑–/]+$/.test(typed)) return null;
  const digits = typed.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
  return digits.length >= 4 ? digits : null;
}

/**
 * A statement of the ids of the newest rows that contain a text and meet a condition, one more than are counted. What costs
 * more to look up is asked of the id, by `whereId`: once, however many of its texts contain it.
 */
export function newestHits(
  { table, id, part, text, hasPhones = false }: Searched,
  wanted: string,
  where: SQL | undefined,
  whereId?: (id: SQL) => SQL,
): SQL {
  return newestInParts({ table, id, part }, (current) => {
    const condition = and(eq(partOf(id, part), current), contains({ text, hasPhones }, wanted), where);
    const ids = sql`select distinct ${id} as id from ${table} where ${condition}`;
    return whereId ? sql`select named.id from (${ids}) named where ${whereId(sql`named.id`)}` : ids;
  });
}

/** The ids of the newest rows that a statement gives for each part of the ids of a table, until there are enough. */
export function newestInParts({ table, id, part }: Omit<Searched, 'text'>, idsOf: (current: SQL) => SQL): SQL {
  const most = sql.raw(String(mostFound + 1));
  return sql`select hit.id from generate_series((select max(${id}) from ${table}) / ${sql.raw(String(part))}, 0, -1) part
    cross join lateral (${idsOf(sql`part`)} order by 1 desc limit ${most}) hit limit ${most}`;
}

/** A pattern of LIKE for what begins with a text; wildcards in the text stand for themselves. */
export function beginningWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`;
}
