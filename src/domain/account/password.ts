/** The shortest new password, in characters. */
export const passwordMinLength = 8;

export const passwordTooShort = 'auth.passwordTooShort';
export const passwordTooWeak = 'auth.passwordTooWeak';
export type PasswordProblem = typeof passwordTooShort | typeof passwordTooWeak;

/**
 * What is wrong with a new password, as a message key, or null: at least 8 characters, and among them an upper-case
 * letter, a lower-case letter (of any alphabet) and a digit. Signing in does not ask this: old passwords stay good.
 */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password.length < passwordMinLength) return passwordTooShort;
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/];
  return kinds.every((kind) => kind.test(password)) ? null : passwordTooWeak;
}
