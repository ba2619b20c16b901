import { type beginTwoFactor, confirmTwoFactor } from '#contract/accounts/two-factor.ts';
import type { OutputOf } from '#contract/endpoint.ts';
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
import { CopyButton } from './copy-button.tsx';

/** The secret for an authenticator app, as a picture and as text, and the code that shows it has arrived. */
export function EnableDialog({
  begun: { secret, otpauthUrl, qr },
  confirmed,
  onEnabled,
  onClose,
}: {
  begun: OutputOf<typeof beginTwoFactor>;
  confirmed: Confirmed;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}) {
  const t = useT('profile');
  const { errors, isBusy, props } = useCallForm({
    endpoint: confirmTwoFactor,
    read: (fields) => ({ code: String(fields.get('code') ?? '') }),
    send: (input) => confirmed(() => api(confirmTwoFactor, input)),
    done: ({ recoveryCodes }) => onEnabled(recoveryCodes),
    refused: (refusal) => {
      notice(t('profile.twoFactorFailed'), { description: refusalText(t, refusal), tone: 'destructive' });
      // Turned on meanwhile, elsewhere.
      if (refusal.status === 409) onClose();
    },
  });
  const [fault] = errors.code ?? [];
  return (
    <Dialog open onClose={onClose} title={t('profile.enableTitle')} closeLabel={t('common.close')}>
      <p>{t('profile.enableScan')}</p>
      <img
        src={qr}
        alt={t('profile.qrAlt')}
        width={208}
        height={208}
        className="mx-auto my-4 rounded-control bg-white"
      />
      <p className="text-center sm:hidden">
        <a href={otpauthUrl} className="inline-flex min-h-11 items-center font-semibold text-brand underline">
          {t('profile.enableOpen')}
        </a>
      </p>
      <p className="text-sm text-quiet">{t('profile.enableSecret')}</p>
      <div className="mt-1 mb-5 flex items-center gap-3 rounded-control bg-sunken p-2 pl-3">
        <code className="min-w-0 flex-1">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={secret} />
      </div>
      <form method="post" {...props} className="grid gap-4">
        <Field label={t('profile.enableCode')} error={fault && errorText(t, fault)} required>
          {(control) => <CodeInput {...control} name="code" />}
        </Field>
        <Button type="submit" size="large" wide busy={isBusy}>
          {t('profile.enableConfirm')}
        </Button>
      </form>
    </Dialog>
  );
}
