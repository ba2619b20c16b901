import { endTwoFactor } from '#contract/accounts/two-factor.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import type { Confirmed } from '../../identity/use-confirmed.tsx';

/** Turns the second factor off, for who has it. */
export function DisableDialog({ confirmed, onClose }: { confirmed: Confirmed; onClose: () => void }) {
  const t = useT('profile', 'account');
  const { errors, isBusy, props } = useCallForm({
    endpoint: endTwoFactor,
    read: (fields) => ({ code: String(fields.get('code') ?? '') }),
    send: (input) => confirmed(() => api(endTwoFactor, input)),
    done: () => {
      notice(t('profile.twoFactorDisabled'));
      onClose();
    },
    refused: (refusal) => {
      notice(t('profile.twoFactorFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
      if (refusal.status === 409) onClose();
    },
  });
  const [fault] = errors.code ?? [];
  return (
    <Dialog open onClose={onClose} title={t('profile.disableTitle')} closeLabel={t('common.close')}>
      <p className="mb-4">{t('profile.disableText')}</p>
      <form method="post" {...props} className="grid gap-4">
        <Field
          label={t('account.code')}
          hint={t('profile.codeOrRecovery')}
          error={fault && errorText(t, fault)}
          required
        >
          {(control) => <CodeInput {...control} name="code" isText autoComplete="one-time-code" autoFocus />}
        </Field>
        <Button type="submit" variant="danger" size="large" wide busy={isBusy}>
          {t('profile.twoFactorDisable')}
        </Button>
      </form>
    </Dialog>
  );
}
