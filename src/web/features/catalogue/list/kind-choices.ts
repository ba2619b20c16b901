import type { Kind } from '#contract/catalogue/catalogue.ts';

/** What a list offers of the kinds of its category. */
export type KindChoices = {
  /** The chosen kind with all that are wider, the widest first; empty where none is chosen. */
  path: readonly Kind[];
  /** The kinds that are one step narrower; where there are none, the chosen one and those beside it. */
  choices: readonly Kind[];
  /** Those beside the chosen kind, without it. */
  beside: readonly Kind[];
};

/** What to offer where `chosen` is a kind's code, or empty; null where it is no kind of these. */
export function kindChoices(kinds: readonly Kind[], chosen: string): KindChoices | null {
  const known = new Map(kinds.map((kind) => [kind.id, kind]));
  const path: Kind[] = [];
  for (let at = known.get(chosen); at; at = at.parent === null ? undefined : known.get(at.parent)) path.unshift(at);
  const at = path.at(-1);
  if (!at) return chosen === '' ? { path, choices: under(kinds, null), beside: [] } : null;
  const narrower = under(kinds, at.id);
  const level = under(kinds, at.parent);
  return { path, choices: narrower.length > 0 ? narrower : level, beside: level.filter(({ id }) => id !== at.id) };
}

function under(kinds: readonly Kind[], parent: string | null): Kind[] {
  return kinds.filter((kind) => kind.parent === parent);
}
