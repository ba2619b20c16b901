import { useState } from 'react';
import { reauthenticate } from '#contract/accounts/sessions.ts';
import { readTwoFactor } from '#contract/accounts/two-factor.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** Asks who is there, by password or, where the account has a second factor, by a code. */
export function IdentityDialog({ onConfirmed, onClose }: { onConfirmed: () => void; onClose: () => void }) {
  const t = useT('profile', 'account');
  const [byCode, setByCode] = useState(false);
  const hasForgot = useFlag('features.forgotPassword');
  const factor = useCall(readTwoFactor, {});
  const { errors, isBusy, props } = useCallForm({
    endpoint: reauthenticate,
    read: (fields) => (byCode ? { code: text(fields, 'code') } : { password: text(fields, 'password') }),
    check: (fields): FieldErrors =>
      byCode && !text(fields, 'code') ? { code: [{ message: 'validation.required', parameters: {} }] } : {},
    send: (input) => api(reauthenticate, input),
    done: onConfirmed,
    refused: (refusal) =>
      notice(t('profile.twoFactorFailed'), { description: refusalText(t, refusal), tone: 'destructive' }),
  });
  const of = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  return (
    <Dialog open onClose={onClose} title={t('profile.identityTitle')} closeLabel={t('common.close')}>
      <p className="mb-4 text-quiet">{t('profile.identityText')}</p>
      <form method="post" {...props} className="grid gap-4">
        {byCode ? (
          <Field label={t('account.code')} hint={t('profile.codeOrRecovery')} error={of('code')} required key="code">
            {(control) => <CodeInput {...control} name="code" isText autoComplete="one-time-code" autoFocus />}
          </Field>
        ) : (
          <Field label={t('profile.identityPassword')} error={of('password')} required key="password">
            {(control) => (
              <PasswordInput
                {...control}
                name="password"
                autoComplete="current-password"
                showLabel={t('profile.passwordShow')}
                hideLabel={t('profile.passwordHide')}
                autoFocus
              />
            )}
          </Field>
        )}
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('profile.identityConfirm')}
        </Button>
      </form>
      {factor.data?.enabled && (
        <Button variant="ghost" wide className="mt-2" onClick={() => setByCode(!byCode)}>
          {t(byCode ? 'profile.identityByPassword' : 'profile.identityByCode')}
        </Button>
      )}
      {hasForgot && !byCode && (
        <p className="mt-3 text-sm">
          <Link to="/auth/login?form=forgot" className="inline-flex min-h-11 items-center text-brand underline">
            {t('profile.identityNoPassword')}
          </Link>
        </p>
      )}
    </Dialog>
  );
}
