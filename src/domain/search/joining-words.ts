/**
 * Words that join others and say nothing: `sauce de soja` is found as `sauce soja` is. Compared as they are typed, as
 * Vietnamese words that are folded to them (lê, lá) name things.
 */
const joining = /^(?:à|aux?|d|des?|du|en|et|l|la|les?|and|for|of|with)$/;

export function isJoining(word: string): boolean {
  return joining.test(word);
}
