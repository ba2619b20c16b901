import { isOneEdit, isWithinEdits } from './one-edit.ts';

/** From so many letters on a word is read with one wrong letter; a shorter one has another word too near. */
const shortestWrong = 7;
/** From so many with one too many, or two swapped or one missing anywhere but at the beginning. */
const shortestExtra = 6;
/** From so many with two swapped or one missing, between the right first and last letters. */
export const shortestMissing = 5;

/** Whether a name's word may have been meant by what was typed. */
export function isCloseSpelling(name: string, typed: string): boolean {
  if (!isOneEdit(name, typed)) return false;
  if (typed.length >= shortestWrong) return true;
  if (typed.length < shortestMissing || name[0] !== typed[0]) return false;
  if (typed.length < shortestExtra && (name.length < typed.length || name.at(-1) !== typed.at(-1))) return false;
  return name.length !== typed.length || [...name].toSorted().join('') === [...typed].toSorted().join('');
}

/** From so many letters on a word is read for one that sounds just so, and for one of other vowels. */
const shortestSounding = 5;
const shortestVowels = 7;
/** From so many with three vowels wrong (`vinegarette`). */
const shortestThreeVowels = 10;
/** Sounds besides vowels that a word has then at least: fewer do not distinguish it. */
const fewestSounds = 4;
/** From so many with any two letters wrong but the first and the last; a shorter one has another word too near. */
export const shortestTwiceWrong = 9;

/** Whether a name's word, some letters from what was typed, may have been meant: it sounds alike, or is long. */
export function isFarSpelling(name: string, typed: string): boolean {
  const length = Math.min(name.length, typed.length);
  if (length < shortestSounding) return false;
  if (soundOf(name) === soundOf(typed)) return true;
  if (length < shortestVowels) return false;
  const sounds = consonantsOf(name);
  const isAlike = sounds.length >= fewestSounds && sounds === consonantsOf(typed);
  if (isAlike && isWithinEdits(name, typed, length >= shortestThreeVowels ? 3 : 2)) return true;
  const isFramed = name[0] === typed[0] && name.at(-1) === typed.at(-1);
  return isFramed && length >= shortestTwiceWrong && isWithinEdits(name, typed, 2);
}

/** How a French or English word sounds, whichever way it is spelt (`spaguetti`, `kofee`). The word is folded. */
function soundOf(word: string): string {
  const sound = word
    .replace(/ph/g, 'f')
    .replace(/sc(?=[eiy])|c(?=[eiy])|z/g, 's')
    .replace(/j|gu(?=[eiy])/g, 'g')
    .replace(/ck|qu?|c(?!h)/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/(?<=[gkrt])h/g, '')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/m$/, 'n')
    .replace(/e?au/g, 'o')
    .replace(/ou|oo|w/g, 'u')
    .replace(/ee|ea/g, 'i')
    .replace(/[ae][iy]/g, 'e')
    .replace(/y/g, 'i');
  return doubledAsOne(sound);
}

/** The same without the vowels within it, which are what is misspelt most (`cauliflour`, `yogourt`). */
export function consonantsOf(word: string): string {
  const sound = soundOf(word);
  return doubledAsOne((sound[0] ?? '') + sound.slice(1).replace(/[aeiou]/g, ''));
}

/** A word with doubled letters written once: which are doubled is what is misspelt most (`mayonaisse`). */
export function doubledAsOne(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
