import { type ReactNode, useEffect, useRef, useState } from 'react';
import { login } from '#contract/accounts/sessions.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { rememberEmail, rememberedEmail } from '#web/shared/session/remembered-email.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** Sign in with email and password; `onDone` is called once the session has started. */
export function SignInForm({
  onDone,
  onBusy,
  onChallenge,
  forgot,
}: {
  onDone: () => void | Promise<void>;
  /** Called when the request begins and when it ends. */
  onBusy?: (isBusy: boolean) => void;
  /** The password was right, and the account has a second factor. */
  onChallenge: (challenge: string) => void;
  /** The way to a new password, beneath the one that was forgotten. */
  forgot?: ReactNode;
}) {
  const t = useT('account');
  // Pressed before the script is there, a form would leave the page and lose what was typed.
  const form = useRef<HTMLFormElement>(null);
  /** What is said where there were too many wrong tries. */
  const [locked, setLocked] = useState<string | null>(null);
  const { errors, isBusy, props } = useCallForm({
    endpoint: login,
    read: (fields) => ({
      identifier: text(fields, 'identifier'),
      password: text(fields, 'password'),
      use_cookie: true,
      remember_me: fields.has('rememberMe'),
    }),
    check: async (fields): Promise<FieldErrors> => {
      const { readEmail } = await import('#domain/account/email-address.ts');
      const [identifier, password] = [text(fields, 'identifier'), text(fields, 'password')];
      const faults: FieldErrors = {};
      if (identifier && readEmail(identifier) === null)
        faults.identifier = [{ message: 'validation.email', parameters: {} }];
      if (password && password.length < 6)
        faults.password = [{ message: 'auth.loginPasswordTooShort', parameters: {} }];
      return faults;
    },
    send: (input) => api(login, input),
    done: async (answer) => {
      const fields = new FormData(form.current ?? undefined);
      rememberEmail(text(fields, 'identifier'), fields.has('rememberMe'));
      if (!('token' in answer)) return onChallenge(answer.challenge);
      startSession(answer, fields.has('rememberMe'));
      notice(t('account.welcome'), { description: t('account.welcomeText') });
      await onDone();
      void import('./passkey/offer-passkey.ts').then(({ offerPasskey }) => offerPasskey(t)).catch(() => undefined);
    },
    refused: (refusal) => {
      setLocked(refusal.code === 'tooMany' ? refusalText(t, refusal) : null);
      if (refusal.code === 'tooMany') return;
      if (refusal.errors['']) return;
      const hasNoReason = refusal.code === 'unexpected' && !refusal.message;
      const description = hasNoReason ? t('errors.auth.invalidCredentials') : refusalText(t, refusal);
      notice(t('account.loginFailed'), { description, tone: 'destructive' });
    },
  });
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const [fault] = errors[''] ?? [];
  const of = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);

  // Known to this browser alone, so the server renders the fields empty.
  useEffect(() => {
    const { email, rememberMe } = rememberedEmail();
    const identifier = form.current?.elements.namedItem('identifier');
    const remember = form.current?.elements.namedItem('rememberMe');
    if (identifier instanceof HTMLInputElement && identifier.value === '') identifier.value = email;
    if (remember instanceof HTMLInputElement) remember.checked = rememberMe;
  }, []);

  return (
    <form ref={form} method="post" {...props} className="grid gap-4">
      {locked && (
        <Alert tone="error" title={t('account.loginFailed')} action={forgot}>
          {locked} {forgot && t('account.lockedReset')}
        </Alert>
      )}
      {fault && <Alert tone="error">{errorText(t, fault)}</Alert>}
      <Field label={t('common.email')} error={of('identifier')} required>
        {(control) => (
          <TextInput {...control} type="email" name="identifier" autoComplete="username webauthn" inputMode="email" />
        )}
      </Field>
      <Field label={t('account.password')} error={of('password')} required>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            showLabel={t('account.passwordShow')}
            hideLabel={t('account.passwordHide')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox name="rememberMe" label={t('account.rememberMe')} />
        {forgot}
      </div>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('account.signIn')}
      </Button>
    </form>
  );
}
