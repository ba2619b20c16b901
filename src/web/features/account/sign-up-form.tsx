import { useEffect, useState } from 'react';
import { register } from '#contract/accounts/sessions.ts';
import type { FieldErrors } from '#contract/errors.ts';
import { isSamePassword } from '#domain/account/password.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { PasswordInput } from '#web/ui/form/password-input.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

const text = (fields: FormData, name: string) => String(fields.get(name) ?? '');

/** Create a customer account; `onDone` is called once the session has started. */
export function SignUpForm({
  onDone,
  onBusy,
}: {
  onDone: () => void | Promise<void>;
  /** Called when the request begins and when it ends. */
  onBusy?: (isBusy: boolean) => void;
}) {
  const t = useT('account');
  // Pressed before the script is there, a form would leave the page and lose what was typed.
  const canBeWholesale = useFlag('features.wholesaleCustomer');
  const [isWholesale, setWholesale] = useState(false);
  const { errors, isBusy, props } = useCallForm({
    endpoint: register,
    read: (fields) => ({
      name: text(fields, 'name'),
      email: text(fields, 'email'),
      phone_number: text(fields, 'phone_number'),
      password: text(fields, 'password'),
      tax_identification_number: text(fields, 'tax_identification_number') || null,
      customer_type: isWholesale ? ('wholesale' as const) : ('retail' as const),
      client_id: clientId(),
      use_cookie: true,
    }),
    check: (fields): FieldErrors => {
      const differs = !isSamePassword(text(fields, 'password'), text(fields, 'confirmPassword'));
      return differs ? { confirmPassword: [{ message: 'auth.passwordsDiffer', parameters: {} }] } : {};
    },
    send: (input) => api(register, input),
    done: async (answer) => {
      startSession(answer, false);
      notice(t('account.welcome'), { description: t('account.created') });
      await onDone();
    },
    refused: (refusal) =>
      notice(t('account.signUpFailed'), { description: refusalText(t, refusal), tone: 'destructive' }),
  });
  useEffect(() => onBusy?.(isBusy), [isBusy, onBusy]);
  const of = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  const eye = { showLabel: t('account.passwordShow'), hideLabel: t('account.passwordHide') };

  return (
    <form method="post" {...props} className="grid gap-4">
      <Field label={t('account.name')} error={of('name')} optional={t('common.optional')}>
        {(control) => <TextInput {...control} name="name" autoComplete="name" />}
      </Field>
      <Field label={t('common.email')} error={of('email')} required>
        {(control) => <TextInput {...control} type="email" name="email" autoComplete="email" inputMode="email" />}
      </Field>
      <Field label={t('common.phone')} hint={t('account.phoneHint')} error={of('phone_number')} required>
        {(control) => <TextInput {...control} type="tel" name="phone_number" autoComplete="tel" inputMode="tel" />}
      </Field>
      <Field label={t('account.password')} hint={t('account.passwordHint')} error={of('password')} required>
        {(control) => <PasswordInput {...control} {...eye} name="password" autoComplete="new-password" />}
      </Field>
      <Field label={t('account.confirmPassword')} error={of('confirmPassword')} required>
        {(control) => <PasswordInput {...control} {...eye} name="confirmPassword" autoComplete="new-password" />}
      </Field>
      {canBeWholesale && (
        <Checkbox
          name="wholesale"
          label={t('account.wholesale')}
          hint={t('account.wholesaleHint')}
          checked={isWholesale}
          onChange={(event) => setWholesale(event.target.checked)}
        />
      )}
      {canBeWholesale && isWholesale && (
        <Field label={t('account.taxNumber')} error={of('tax_identification_number')} optional={t('common.optional')}>
          {(control) => <TextInput {...control} name="tax_identification_number" />}
        </Field>
      )}
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('account.signUp')}
      </Button>
    </form>
  );
}
