/**
 * The mailbox that an e-mail address names, for counting: letters of either case are the same, and what follows a `+` in
 * the part before the `@` is a label of its owner's. Mail goes to the address as it was written.
 */
export function mailboxOf(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const plus = address.indexOf('+');
  // An address that begins with a plus has no other name before it.
  return plus > 0 && plus < at ? address.slice(0, plus) + address.slice(at) : address;
}
