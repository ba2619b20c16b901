import type { changePassword } from '#contract/accounts/recovery.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { type FieldErrors, isRefusal, Refusal } from '#contract/errors.ts';
import { isSamePassword } from '#domain/account/password.ts';
import type { Translate } from '#web/i18n/words.ts';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');
const fault = (message: string) => [{ message, parameters: {} }];

/** What is sent of the form: the confirmation stays here. */
export function passwordInput(fields: FormData): InputOf<typeof changePassword> {
  return { old_password: text(fields, 'old_password'), password: text(fields, 'password'), use_cookie: true };
}

/** What is wrong with the confirmation, which the call does not know. */
export function confirmationFaults(fields: FormData): FieldErrors {
  const again = text(fields, 'confirmPassword');
  if (!again) return { confirmPassword: fault('auth.confirmRequired') };
  return isSamePassword(again, text(fields, 'password')) ? {} : { confirmPassword: fault('auth.passwordsDiffer') };
}

/** A wrong old password (400 or 401) is the fault of the form as a whole; anything else stays what it is. */
export function asFormFault(error: unknown): unknown {
  const isOld = isRefusal(error) && (error.code === 'wrongPassword' || error.status === 401);
  return isOld ? new Refusal('wrongPassword', { errors: { '': fault('code.wrongPassword') } }) : error;
}

/** Why the password was not changed where no field is to blame: the server's message, or that it failed. */
export function passwordFailure(t: Translate<'profile'>, { code, message }: Pick<Refusal, 'code' | 'message'>): string {
  return message && message !== code ? message : t('profile.passwordFailed');
}
