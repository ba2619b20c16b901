import { type SQL, sql } from '#server/db/sql.ts';

/** A number from 0 up to 1 that is drawn for row `n`, the same each time; another `salt` draws another. */
export function drawn(n: string, salt: number): string {
  return `((hashint8extended(${n}, ${salt}) & 2147483647) / 2147483648.0)`;
}

/** A whole number from 0 to `most` - 1; the higher the power, the more often a low one. */
export function drawnUpTo(n: string, salt: number, most: number, power = 1): string {
  return `floor(${most} * power(${drawn(n, salt)}, ${power}))::int`;
}

/** One of some texts. */
export function oneOf(n: string, salt: number, texts: readonly string[]): string {
  return `(array[${texts.map((text) => `'${text}'`).join(',')}])[1 + ${drawnUpTo(n, salt, texts.length)}]`;
}

// The commonest names of France (INSEE, fichier des noms and fichier des prénoms); all others are put together.
const given = ['Marie', 'Jean', 'Pierre', 'Michel', 'Nathalie', 'Isabelle', 'Philippe', 'Camille', 'Nicolas', 'Linh'];
const family = ['Martin', 'Bernard', 'Thomas', 'Petit', 'Robert', 'Richard', 'Durand', 'Dubois', 'Moreau', 'Nguyen'];
const syllables = ['ba', 'cor', 'del', 'fi', 'gau', 'hu', 'jo', 'lan', 'mer', 'nou', 'pel', 'ri', 'sau', 'ter', 'vil'];

/** A name for row `n`: the commonest surname is that of one in a hundred, the commonest given name of one in thirty. */
export function drawnName(n: string): string {
  return `${named(n, 1, 500, given)} || ' ' || ${named(n, 2, 4000, family)}`;
}

function named(n: string, salt: number, most: number, common: readonly string[]): string {
  const k = drawnUpTo(n, salt, most, 1.8);
  const list = `array[${common.map((name) => `'${name}'`).join(',')}]`;
  const made = [1, 15, 225].map((by) => `(array[${syllables.map((s) => `'${s}'`).join(',')}])[1 + k / ${by} % 15]`);
  return `(select case when k < ${common.length} then (${list})[k + 1] else initcap(${made.join(' || ')}) end from (select ${k} as k) one)`;
}

/** A telephone number for row `n`. */
export function drawnPhone(n: string): string {
  return `'06' || lpad(((${n})::bigint * 7919 % 100000000)::text, 8, '0')`;
}

/** `insert … select` of rows 1 to `count`, in which `n` is the row. */
export function rows(count: number, select: string, into: string): SQL {
  return sql.raw(`insert into ${into} select ${select} from generate_series(1, ${count}::bigint) n`);
}
