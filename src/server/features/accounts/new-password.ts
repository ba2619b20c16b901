import { invalidFields } from '#contract/errors.ts';
import { isCommonPassword } from '#domain/account/password.ts';

/**
 * What the schema of a new password cannot see, at sign-up, change and reset alike. Throws `invalid` on `password` for one
 * that anybody would try first.
 */
export function checkNewPassword(password: string, email: string): void {
  if (isCommonPassword(password) || password.toLowerCase() === email.toLowerCase())
    throw invalidFields({ password: 'auth.passwordTooCommon' });
}
