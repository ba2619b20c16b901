import { useRef } from 'react';
import { changePassword } from '#contract/accounts/recovery.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { continueSession } from '#web/lib/api/session-token.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { asFormFault, confirmationFaults, passwordFailure, passwordInput } from './password-change.ts';
import { SecurityCard } from './security-card.tsx';

/** A new password, for who knows the old one. */
export function PasswordCard({ onChanged }: { onChanged: () => void }) {
  const t = useT('profile');
  const { user } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const { errors, isBusy, props } = useCallForm({
    endpoint: changePassword,
    read: passwordInput,
    check: confirmationFaults,
    send: (input) =>
      api(changePassword, input).catch((error: unknown) => {
        throw asFormFault(error);
      }),
    done: (answer) => {
      continueSession(answer);
      form.current?.reset();
      onChanged();
      notice(t('profile.passwordChanged'), { description: t('profile.passwordChangedText') });
    },
    refused: (refusal) => {
      if (refusal.errors['']) return;
      notice(t('profile.passwordNotChanged'), { description: passwordFailure(t, refusal), tone: 'destructive' });
    },
  });
  const of = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  const [whole] = errors[''] ?? [];
  const eye = { showLabel: t('profile.passwordShow'), hideLabel: t('profile.passwordHide') };
  return (
    <SecurityCard title={t('profile.passwordTitle')} text={t('profile.passwordText')}>
      <form ref={form} method="post" {...props} className="grid max-w-md gap-4">
        {/* Whose password it is, for password managers. */}
        <input type="email" name="username" autoComplete="username" defaultValue={user?.email} hidden readOnly />
        {whole && <Alert tone="error">{errorText(t, whole)}</Alert>}
        <Field label={t('profile.currentPassword')} error={of('old_password')} required>
          {(control) => <PasswordInput {...control} {...eye} name="old_password" autoComplete="current-password" />}
        </Field>
        <Field label={t('profile.newPassword')} hint={t('profile.passwordHint')} error={of('password')} required>
          {(control) => <PasswordInput {...control} {...eye} name="password" autoComplete="new-password" />}
        </Field>
        <Field label={t('profile.confirmPassword')} error={of('confirmPassword')} required>
          {(control) => <PasswordInput {...control} {...eye} name="confirmPassword" autoComplete="new-password" />}
        </Field>
        <div>
          <Button type="submit" busy={isBusy}>
            {t('profile.passwordSave')}
          </Button>
        </div>
      </form>
    </SecurityCard>
  );
}
