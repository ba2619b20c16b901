import { languages } from '#domain/language/language.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { isOneEdit } from '../words/one-edit.ts';
import type { QueryWord } from '../words/query-words.ts';

type Name = readonly QueryWord[];

/** Vietnamese names of several words by how they sound, and by all their words but one. */
export type Sounds = { alike: ReadonlyMap<string, readonly Name[]>; butOne: ReadonlyMap<string, readonly Name[]> };

/** Words that one name is looked for in: fewer sound like others too often. */
const fewest = 2;
const most = 4;
/** Letters that a word with one wrong letter has at least. */
const shortestWrong = 3;

export function makeSounds<T>({ phrases }: Lexicon<T>): Sounds {
  const language = languages.indexOf('vi');
  const names = [...phrases.values()].flat().filter((phrase) => phrase.language === language);
  const long = names.map(({ words }) => words).filter(({ length }) => length >= fewest && length <= most);
  const gaps = long.flatMap((name) => name.map((_, i) => [textBut(name, i), name] as const));
  const byGap = Map.groupBy(gaps, ([text]) => text);
  return {
    alike: Map.groupBy(long, soundsOf),
    butOne: new Map([...byGap].map(([text, list]) => [text, list.map(([, name]) => name)])),
  };
}

/**
 * A search with the longest of its words that sound like a name written as the name is, else with one wrong letter put
 * right where just one name has the other words; null where none do. What is a name as it is typed (`isNamed`) stays.
 */
export function spellAsSounds(
  sounds: Sounds,
  text: string,
  words: readonly QueryWord[],
  isNamed: (from: number, to: number) => boolean = () => false,
): string | null {
  for (const find of [namesAlike, namesOneLetterFrom])
    for (let length = Math.min(most, words.length); length >= fewest; length--)
      for (let from = 0; from + length <= words.length; from++) {
        if (isNamed(from, from + length)) continue;
        const part = words.slice(from, from + length);
        const [first, last] = [part[0], part.at(-1)];
        const names = find(sounds, part);
        // What is written so but for its tones is another name, or says nothing: the words were looked for already.
        if (!first || !last || names.length === 0 || names.some((name) => sharedWords(name, part) === length)) continue;
        const [name = []] = names.toSorted((a, b) => sharedWords(b, part) - sharedWords(a, part));
        return text.slice(0, first.from) + name.map(({ form }) => form).join(' ') + text.slice(last.to);
      }
  return null;
}

/** Names that sound alike and have one of the words, or the same word again: all words wrong are other words. */
function namesAlike({ alike }: Sounds, words: Name): readonly Name[] {
  const isOneWord = words.every(({ word }) => word === words[0]?.word);
  return (alike.get(soundsOf(words)) ?? []).filter((name) => isOneWord || sharedWords(name, words) > 0);
}

function namesOneLetterFrom({ butOne }: Sounds, words: Name): readonly Name[] {
  const found = words.flatMap(({ word }, i) => {
    if (word.length < shortestWrong) return [];
    const names = butOne.get(textBut(words, i)) ?? [];
    return names.filter((name) => isOneEdit(name[i]?.word ?? '', word));
  });
  return new Set(found.map((name) => textBut(name))).size === 1 ? found : [];
}

/** The folded words of a name, without one of them. */
function textBut(words: Name, but = -1): string {
  return words.map(({ word }, i) => (i === but ? '…' : word)).join(' ');
}

function sharedWords(name: Name, typed: Name): number {
  return name.filter(({ word }, i) => word === typed[i]?.word).length;
}

function soundsOf(words: Name): string {
  return words.map(({ word, form }) => (form[0] === 'đ' ? `đ${soundOf(word).slice(1)}` : soundOf(word))).join(' ');
}

/**
 * A folded Vietnamese syllable by its sound, as the regions mix up its letters: tr and ch, s and x, d, gi and r, l and n
 * at its beginning, n and ng, t and c at its end.
 */
export function soundOf(syllable: string): string {
  return syllable
    .replace(/^tr/, 'ch')
    .replace(/^(?:gi(?=[aeou])|d|r|gi)/, 'z')
    .replace(/^s/, 'x')
    .replace(/^l/, 'n')
    .replace(/^ngh/, 'ng')
    .replace(/^gh/, 'g')
    .replace(/^[kq]/, 'c')
    .replace(/^ph/, 'f')
    .replace(/(?:nh|ng)$/, 'n')
    .replace(/(?:ch|c)$/, 't')
    .replace(/(?<=[ae])o$/, 'u')
    .replace(/y/, 'i');
}
