import { useEffect, useRef } from 'react';
import { forgotPassword } from '#contract/accounts/recovery.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import { rememberedEmail } from '#web/shared/session/remembered-email.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

/** Asks for a mail with a link to choose a new password; the answer is the same for addresses that have no account. */
export function ForgotForm({ onDone, onBusy }: { onDone: () => void; onBusy: (isBusy: boolean) => void }) {
  const t = useT('account');
  const form = useRef<HTMLFormElement>(null);
  const { errors, isBusy, props } = useCallForm({
    endpoint: forgotPassword,
    read: (fields) => ({ identifier: String(fields.get('identifier') ?? ''), client_id: clientId() }),
    send: (input) => api(forgotPassword, input),
    done: () => {
      notice(t('account.linkSent'), { description: t('account.linkSentText') });
      form.current?.reset();
      onDone();
    },
    refused: (refusal) => {
      const isOurFault = refusal.code === 'unexpected' || refusal.code === 'unavailable';
      const description = isOurFault ? t('account.linkFailed') : refusalText(t, refusal);
      notice(t('account.error'), { description, tone: 'destructive' });
    },
  });
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  // Known to this browser alone, so the server renders the field empty.
  useEffect(() => {
    const field = form.current?.elements.namedItem('identifier');
    if (field instanceof HTMLInputElement && field.value === '') field.value = rememberedEmail().email;
  }, []);
  return (
    <form ref={form} method="post" {...props} className="grid gap-4">
      <Field label={t('common.email')} error={errors.identifier?.[0] && errorText(t, errors.identifier[0])} required>
        {(control) => (
          <TextInput {...control} type="email" name="identifier" autoComplete="username" inputMode="email" />
        )}
      </Field>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('account.sendLink')}
      </Button>
    </form>
  );
}
