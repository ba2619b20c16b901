import { isOneEdit } from './one-edit.ts';

/** From so many letters on a word is read with one wrong letter; a shorter one has another word too near. */
const shortestWrong = 7;
/** From so many with two letters swapped, or one too many or missing, after the right first letter. */
export const shortestMissing = 6;

/** Whether a name's word may have been meant by what was typed. */
export function isCloseSpelling(name: string, typed: string): boolean {
  if (!isOneEdit(name, typed)) return false;
  if (typed.length >= shortestWrong) return true;
  if (typed.length < shortestMissing || name[0] !== typed[0]) return false;
  return name.length !== typed.length || [...name].toSorted().join('') === [...typed].toSorted().join('');
}

/** A word with doubled letters written once: which are doubled is what is misspelt most (`mayonaisse`). */
export function doubledAsOne(word: string): string {
  return word.replace(/(.)\1+/gu, '$1');
}
