/**
 * Whether a text names an address of the web. A name or a subject stands in mails that may go to a stranger: there it would
 * be an advertisement in the shop's own words.
 */
export function namesLink(text: string): boolean {
  return /:[/\\⁄∕]{2}|(?<![a-z\d])www[.。]/i.test(text.normalize('NFKC'));
}
