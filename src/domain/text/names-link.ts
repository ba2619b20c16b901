/**
 * Whether a text names an address of the web. A name or a subject stands in mails that may go to a stranger: there it would
 * be an advertisement in the shop's own words.
 */
export function namesLink(text: string): boolean {
  return /:\/\/|\bwww\./i.test(text.normalize('NFKC'));
}
