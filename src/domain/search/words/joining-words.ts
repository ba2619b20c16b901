import { languages } from '#domain/language/language.ts';

/**
 * Words that join others and say nothing: `sauce de soja` is found as `sauce soja` is. Compared as they are typed, as
 * Vietnamese words that are folded to them (lê, lá) name things.
 */
const joining = /^(?:à|aux?|avec|d|dans|des?|du|en|et|l|la|les?|pour|and|for|of|with|cho|của|và|với)$/;
const vietnameseJoining = /^(?:cho|của|và|với)$/;
const vietnamese = languages.indexOf('vi');

export function isJoining(word: string): boolean {
  return joining.test(word);
}

/** The same in one language: without its tone a Vietnamese word may look like a French one (`la chanh`, `du du`). */
export function isJoiningIn(language: number): (word: string) => boolean {
  return language === vietnamese ? (word) => vietnameseJoining.test(word) : isJoining;
}
