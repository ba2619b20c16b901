/** The fields whose values differ, compared by what they hold: what a form sends, so that a rename never writes stock. */
export function changedValues<V extends object>(before: V, after: V): Partial<V> {
  const names = Object.keys(after) as (keyof V)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<V>;
}

/** Whether two plain values hold the same. */
export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
