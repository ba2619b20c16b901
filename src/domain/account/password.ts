/** The fewest and the most characters of a new password. */
export const passwordLength = { min: 8, max: 200 } as const;

/**
 * A password as it is hashed and measured: one system writes é as one character, another as two, and a keyboard set to
 * Japanese types wide letters (NFKC, as RFC 8265 has it for what is compared).
 */
export function normalisePassword(password: string): string {
  return password.normalize('NFKC');
}

/** Whether two are the same password, however each was typed. */
export function isSamePassword(one: string, other: string): boolean {
  return normalisePassword(one) === normalisePassword(other);
}

export const passwordTooShort = 'auth.passwordTooShort';
export const passwordTooWeak = 'auth.passwordTooWeak';

/**
 * Whether a password has the kinds of characters that a new one needs: an upper-case letter, a lower-case letter (of any
 * alphabet) and a digit. Signing in does not ask this: old passwords stay good.
 */
export function isVaried(password: string): boolean {
  return [/\p{Lu}/u, /\p{Ll}/u, /\d/].every((kind) => kind.test(password));
}

/** What is tried first everywhere although it satisfies the rule: a short list of our own, no dictionary. */
const words = ['password', 'passw0rd', 'qwerty', 'azerty', 'motdepasse', 'iloveyou', 'bonjour', 'welcome', 'matkhau'];
const endings = ['', '1', '12', '123', '1234', '12345', '123456'];
const common: ReadonlySet<string> = new Set(words.flatMap((word) => endings.map((ending) => word + ending)));

/** Whether a new password is one of the first that anybody would try, like "Password1"; case makes no difference. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
