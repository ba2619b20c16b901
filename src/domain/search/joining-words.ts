/**
 * Words that join others and say nothing: `sauce de soja` is found as `sauce soja` is. Compared as they are typed, as
 * Vietnamese words that are folded to them (lê, lá) name things.
 */
const joining = /^(?:à|aux?|avec|d|dans|des?|du|en|et|l|la|les?|pour|and|for|of|with|cho|của|và|với)$/;

export function isJoining(word: string): boolean {
  return joining.test(word);
}
