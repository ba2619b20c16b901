import { findLongerNames } from '#domain/search/facts/longer-names.ts';
import { headOf, isHeadLast } from '#domain/search/query/read-query.ts';
import { stemOf } from '#domain/search/words/query-words.ts';
import { writtenWords } from '#domain/search/words/written-words.ts';
import { numbersOfKinds, slotsOfKinds } from '../shelves/kind-tree.ts';
import { lackingGoods } from '../shelves/lacking-goods.ts';
import { passQueryFilters } from './filter-tests.ts';
import type { Asked, Reading } from './match-reading.ts';

/** What a good that says that it is without something is worth before one that does not. */
const saidWorth = 300;

/**
 * Of what was found (`named`: by its words; `kept`: of these what is of the kind) what is without what the search says:
 * goods of the kind that say so, and where there are any no others (cola). Where there are none, what says so and is
 * called like the kind (`lait`: `lait d’amande`), then what is silent about it and may be without it as well (milk). Of a
 * kind that is called so itself what says so comes first. What says the opposite is never among them; nothing is, where
 * nothing says so.
 */
export function keepWithout(search: Asked, reading: Reading, named: Uint32Array, kept: Uint32Array): Uint32Array {
  const { goods, kinds, at } = search;
  const { points } = at.notes;
  const lacking = reading.lacks.map(({ lack }) => lackingGoods(goods, lack));
  const isWithout = (slot: number) => lacking.every(({ without }) => without.has(slot));
  const isSilent = (slot: number) => !lacking.some(({ having }) => having.has(slot));
  const head = headOf(reading.segments, at.language);
  const saying = named.filter(isWithout);
  if (!head) return saying;
  const wanted = numbersOfKinds(goods, kinds, head.kinds);
  const ofKind = saying.filter((slot) => wanted.has(goods.columns.kind[slot] as number));
  const raise = (slots: Uint32Array) => {
    for (const slot of slots) points[slot] = (points[slot] as number) + saidWorth;
  };
  if (reading.lacks.every((one) => one.isNamed)) {
    raise(ofKind);
    return kept.filter(isSilent);
  }
  if (ofKind.length > 0) return ofKind;
  const others = saying.filter(isCalledSo(search, reading));
  raise(others);
  const inNames = new Set(others);
  const alike = likeKinds(search, reading).filter((slot) => isWithout(slot) && !inNames.has(slot));
  for (const slot of alike) points[slot] = saidWorth;
  const isSaid = others.length + alike.length === 0 || reading.lacks.some(({ lack }) => lack.isSaid);
  return Uint32Array.from(new Set([...others, ...alike, ...(isSaid ? [] : kept.filter(isSilent))]));
}

/** Whether a slot's name has all words of a search, whole, and begins with the first but in English. */
function isCalledSo({ goods, at: { language } }: Asked, { words }: Reading): (slot: number) => boolean {
  return (slot) => {
    const name = writtenWords(goods.texts[slot]?.called[language] ?? '').map(({ word }) => stemOf(word));
    return words.every(({ stem }) => name.includes(stem)) && (isHeadLast(language) || name[0] === words[0]?.stem);
  };
}

/** Slots of the kinds that are called like what the search names. */
function likeKinds({ goods, kinds, at }: Asked, { words, filters }: Reading): Uint32Array {
  // Not a whole aisle: tea is no coffee.
  const codes = findLongerNames(kinds.lexicon, words, at.language).filter((code) => kinds.parents.get(code) !== null);
  const slots = slotsOfKinds(goods, kinds, codes);
  return passQueryFilters(goods, Uint32Array.from(slots.filter((slot) => at.isShown[slot] === 1)), filters);
}
