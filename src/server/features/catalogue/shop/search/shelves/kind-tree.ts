import { languages } from '#domain/language/language.ts';
import { makeSounds, type Sounds } from '#domain/search/matching/vietnamese-sounds.ts';
import { type Called, type Lexicon, makeLexicon } from '#domain/search/words/lexicon.ts';
import { namesInOrder } from '#domain/search/words/names-by-language.ts';
import { numberOf } from './codes.ts';
import type { Goods } from './goods.ts';
import type { KindRow, ShopWords } from './select-kinds.ts';

/** The kinds of goods by their codes, and what shoppers call them. */
export type KindTree = {
  /** In the shop's order, the wider before the narrower. */
  rows: readonly KindRow[];
  lexicon: Lexicon<string>;
  sounds: Sounds;
  parents: ReadonlyMap<string, string | null>;
  /** Each kind with all that are narrower. */
  within: ReadonlyMap<string, readonly string[]>;
  slots: KindSlots | null;
};

/** The slots of each kind by its number, and with those of narrower kinds by its code, as they were at a version of the goods. */
type KindSlots = { version: number; own: readonly number[][]; within: Map<string, readonly number[]> };

export function makeKindTree({ kinds, synonyms }: ShopWords): KindTree {
  const parents = new Map(kinds.map(({ code, parent }) => [code, parent]));
  const called = kinds.map(({ code, names, words }) => ({
    what: code,
    names: languages.map((language, l) => [names[l] ?? '', ...(words[language] ?? [])]),
  }));
  const alsoCalled = synonyms.flatMap(({ kinds: codes, words }) =>
    codes.filter((code) => parents.has(code)).map((what): Called<string> => ({ what, names: namesInOrder(words) })),
  );
  const lexicon = makeLexicon([...called, ...alsoCalled]);
  return {
    rows: kinds,
    lexicon,
    sounds: makeSounds(lexicon),
    parents,
    within: withinEach(kinds, parents),
    slots: null,
  };
}

function withinEach(kinds: readonly KindRow[], parents: ReadonlyMap<string, string | null>): Map<string, string[]> {
  const within = new Map<string, string[]>(kinds.map(({ code }) => [code, []]));
  for (const { code } of kinds) {
    const seen = new Set<string>();
    for (let at: string | null = code; at !== null && !seen.has(at); at = parents.get(at) ?? null) {
      seen.add(at);
      within.get(at)?.push(code);
    }
  }
  return within;
}

/** Slots whose product is of one of these kinds, or of a narrower one, each once, in no order. */
export function slotsOfKinds(goods: Goods, tree: KindTree, kinds: readonly string[]): readonly number[] {
  const [only] = kinds;
  if (kinds.length !== 1 || only === undefined) return slotsWithin(goods, tree, kinds);
  const { within } = slotsByKind(goods, tree);
  const slots = within.get(only) ?? slotsWithin(goods, tree, kinds);
  within.set(only, slots);
  return slots;
}

function slotsWithin(goods: Goods, tree: KindTree, kinds: readonly string[]): readonly number[] {
  const { own } = slotsByKind(goods, tree);
  return [...numbersOfKinds(goods, tree, kinds)].flatMap((number) => own[number] ?? []);
}

/** The numbers in the column of kinds of these kinds and all that are narrower. */
export function numbersOfKinds({ codes }: Goods, tree: KindTree, kinds: readonly string[]): Set<number> {
  return new Set(kinds.flatMap((code) => (tree.within.get(code) ?? []).map((each) => numberOf(codes.kind, each))));
}

/** Made once a version: a search asks several times, and a walk over all goods each time would be most of its work. */
function slotsByKind(goods: Goods, tree: KindTree): KindSlots {
  if (tree.slots?.version === goods.version) return tree.slots;
  const own: number[][] = goods.codes.kind.words.map(() => []);
  const { kind } = goods.columns;
  for (let slot = 0; slot < goods.size; slot++) own[kind[slot] as number]?.push(slot);
  tree.slots = { version: goods.version, own, within: new Map() };
  return tree.slots;
}

/** The kinds that none among them is narrower than: who says a name that both have means the narrower one first. */
export function narrowestKinds({ within }: KindTree, kinds: readonly string[]): string[] {
  return kinds.filter((code) => !kinds.some((other) => other !== code && within.get(code)?.includes(other)));
}

/** The kinds that stand one step wider, those that stand for a whole category only where they are wanted. */
export function widerKinds({ parents }: KindTree, kinds: readonly string[], withCategories: boolean): string[] {
  const wider = kinds.flatMap((code) => parents.get(code) ?? []);
  return [...new Set(wider.filter((code) => withCategories || (parents.get(code) ?? null) !== null))];
}
