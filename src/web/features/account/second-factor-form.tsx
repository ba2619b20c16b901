import { useState } from 'react';
import { answerChallenge } from '#contract/accounts/two-factor.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { startSession } from '#web/lib/api/session-token.ts';
import { Button } from '#web/ui/button/button.tsx';
import { CodeInput } from '#web/ui/form/code-input.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';

/** The second step of a sign-in: the code of an app, or a recovery code. `onDone` is called once the session has started. */
export function SecondFactorForm({
  challenge,
  remember,
  onDone,
  onAgain,
}: {
  /** Left out where a provider has signed in: the browser keeps it in a cookie that no script can read. */
  challenge?: string;
  remember: boolean;
  onDone: () => void | Promise<void>;
  /** The sign-in has to begin anew. */
  onAgain: () => void;
}) {
  const t = useT('account');
  const [isRecovery, setRecovery] = useState(false);
  const { errors, isBusy, props } = useCallForm({
    endpoint: answerChallenge,
    read: (fields) => ({
      ...(challenge !== undefined && { challenge }),
      code: String(fields.get('code') ?? ''),
      use_cookie: true,
      remember_me: remember,
    }),
    send: (input) => api(answerChallenge, input),
    done: async (answer) => {
      startSession(answer, remember);
      await onDone();
    },
    refused: (refusal) => {
      const isOver = refusal.code === 'invalidToken' || refusal.code === 'notFound';
      const description = isOver ? t('account.stepExpired') : refusalText(t, refusal);
      notice(t('account.stepFailed'), { description, tone: 'destructive' });
      if (isOver) onAgain();
    },
  });
  const [fault] = errors.code ?? [];
  return (
    <form method="post" {...props} className="grid gap-4">
      <div role="status">
        <p className="font-semibold">{t('account.stepTitle')}</p>
        {!isRecovery && <p className="mt-1 text-quiet">{t('account.stepText')}</p>}
      </div>
      <Field
        key={isRecovery ? 'recovery' : 'app'}
        label={t(isRecovery ? 'account.recoveryCode' : 'account.code')}
        {...(isRecovery && { hint: t('account.recoveryHint') })}
        error={fault && errorText(t, fault)}
        required
      >
        {(control) => <CodeInput {...control} name="code" isText={isRecovery} autoFocus />}
      </Field>
      <Button type="submit" size="large" wide busy={isBusy}>
        {t('account.stepConfirm')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button variant="ghost" size="small" onClick={() => setRecovery(!isRecovery)}>
          {t(isRecovery ? 'account.useApp' : 'account.useRecovery')}
        </Button>
        <Button variant="ghost" size="small" onClick={onAgain}>
          {t('account.stepBack')}
        </Button>
      </div>
    </form>
  );
}
