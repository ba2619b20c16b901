import { type FormEvent, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { readSystemState, sendTestMail, type TestMail } from '#contract/shop/system.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

type Outcome = { isGood: boolean; title: string; text?: string | null };

/** Sends a mail as all mails go, and says at once whether it was accepted. */
export function TestMailForm() {
  const t = useOfficeT();
  const { user } = useOffice();
  const { send, isBusy } = useWrite(sendTestMail, [readSystemState]);
  const [to, setTo] = useState(user.email);
  const [fault, setFault] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setFault('');
    setOutcome(null);
    const failed = (text: string | null) =>
      setOutcome({ isGood: false, title: t('admin.config.testMailFailed'), text });
    try {
      const { handedOver, by, error }: TestMail = await send({ to });
      if (handedOver) setOutcome({ isGood: true, title: t(`admin.config.testMail_${by}`) });
      else failed(error);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const atField = error.errors.to?.[0];
      if (atField) setFault(errorText(t, atField));
      else failed(refusalText(t, error));
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3 border-t border-line pt-4">
      <h3 className="font-semibold">{t('admin.config.testMail')}</h3>
      <Field label={t('admin.config.testMailTo')} error={fault}>
        {(aria) => (
          <TextInput {...aria} type="email" name="to" value={to} onChange={(event) => setTo(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {t('admin.config.testMailSend')}
      </Button>
      {outcome && (
        <Alert tone={outcome.isGood ? 'success' : 'error'} title={outcome.title}>
          {outcome.text}
        </Alert>
      )}
    </form>
  );
}
