/** Hosts whose mailboxes are the same with points in their name and without, under either host. */
const pointless: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * The mailbox that an e-mail address names, for counting: letters of either case are the same, what follows a `+` in the
 * part before the `@` is a label of its owner's, and where a host leaves points aside (Gmail) they are. Mail goes to the
 * address as it was written. `mailboxText` in db/tables/mailbox-of.ts says the same to the database.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const host = address.slice(at + 1);
  // An address that begins with a plus has no other name before it.
  const name = /^\+?[^+]*/.exec(address.slice(0, at))?.[0] ?? '';
  return pointless.includes(host) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}
