import { useState } from 'react';
import { useNavigate } from 'react-router';
import { resetPassword } from '#contract/accounts/recovery.ts';
import type { FieldErrors, Refusal } from '#contract/errors.ts';
import { isSamePassword } from '#domain/account/password.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { forgetAccount } from '#web/shared/session/sign-out.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { LinkCard } from './link-card.tsx';
import { ResetLinkFault } from './reset-link-fault.tsx';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** The choice of a new password by a reset link, then on to the sign-in: every session of the account has ended by it. */
export function NewPassword({ token }: { token: string }) {
  const t = useT('account');
  const navigate = useNavigate();
  const [fault, setFault] = useState<Refusal | null>(null);
  const { errors, isBusy, props } = useCallForm({
    endpoint: resetPassword,
    read: (fields) => ({ token, password: text(fields, 'password') }),
    check: (fields): FieldErrors => {
      const differs = !isSamePassword(text(fields, 'password'), text(fields, 'confirmPassword'));
      return differs ? { confirmPassword: [{ message: 'auth.passwordsDiffer', parameters: {} }] } : {};
    },
    send: (input) => api(resetPassword, input),
    done: async () => {
      if (storedToken.read()) {
        storedToken.write(null);
        await forgetAccount();
      }
      notice(t('account.passwordChanged'), { description: t('account.passwordChangedText') });
      await navigate('/auth/login', { replace: true });
    },
    refused: (refusal) => {
      if (refusal.code === 'invalidToken' || refusal.code === 'notFound') return setFault(refusal);
      notice(t('account.resetFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
    },
  });
  if (!token || fault) return <ResetLinkFault refusal={fault} />;
  const of = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  const eye = { showLabel: t('account.passwordShow'), hideLabel: t('account.passwordHide') };
  return (
    <LinkCard title={t('account.newPasswordTitle')} text={t('account.newPasswordText')}>
      <form method="post" {...props} className="grid gap-4">
        <Field label={t('account.newPassword')} hint={t('account.passwordHint')} error={of('password')} required>
          {(control) => <PasswordInput {...control} {...eye} name="password" autoComplete="new-password" />}
        </Field>
        <Field label={t('account.confirmPassword')} error={of('confirmPassword')} required>
          {(control) => <PasswordInput {...control} {...eye} name="confirmPassword" autoComplete="new-password" />}
        </Field>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('account.newPasswordSave')}
        </Button>
      </form>
    </LinkCard>
  );
}
