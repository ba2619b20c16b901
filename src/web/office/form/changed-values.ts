/** The fields whose values differ, compared by what they hold: what a form sends, so that a rename never writes stock. */
export function changedValues<V extends object>(before: V, after: V): Partial<V> {
  const names = Object.keys(after) as (keyof V)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<V>;
}

/**
 * What two people have changed at once: fields that are others in `fresh` than in `base`, from which `mine` was made.
 * `isMine`: both have changed it, to different values.
 */
export function conflictsOf<V extends object>(values: { base: V; mine: V; fresh: V }) {
  const { base, mine, fresh } = values;
  const theirs = Object.keys(changedValues(base, fresh)) as (keyof V & string)[];
  return theirs.map((name) => ({
    name,
    isMine: !isSame(base[name], mine[name]) && !isSame(mine[name], fresh[name]),
  }));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
