/** A letter to one person, in two parts that say the same. */
export type Mail = { to: { name: string; address: string }; subject: string; text: string; html: string };

/** What stands in a header stays in one line, whatever somebody typed as their name. */
export function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim();
}
