import { type FormEvent, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { answerMessage, listMessages, readMessage, type ShopMessage } from '#contract/messages/messages.ts';
import { languageFacts } from '#domain/language/language.ts';
import { longestAnswer } from '#domain/messages/contact-message.ts';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../data/use-write.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';

/** The answer that is mailed to whoever wrote. What was typed stays until it is sent; a colleague's answer comes first. */
export function AnswerForm({ message }: { message: ShopMessage }) {
  const t = useOfficeT();
  const { id, version, fromEmail, language, answers } = message;
  const { send, isBusy } = useWrite(answerMessage, [listMessages, readMessage]);
  const [text, setText] = useState('');
  /** How many answers there were when this one was begun: one more was written by a colleague in the meantime. */
  const [begunAfter, setBegunAfter] = useState(answers.length);
  const isAnswered = text.trim() !== '' && answers.length > begunAfter;
  const [fault, setFault] = useState('');
  const guard = useLeaveGuard(text.trim() !== '');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === '') return setFault(t('errors.validation.required'));
    setFault('');
    try {
      await send({ id, version, text });
      setText('');
      notice(t('admin.messages.sent', { email: fromEmail }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.code === 'conflict') return setFault(t('admin.messages.answeredMeanwhile'));
      if (error.errors.text) return setFault(failureText(t, error));
      notice(t('admin.messages.sendFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field
        label={t('admin.messages.yourAnswer')}
        hint={t('admin.messages.answerHint', { email: fromEmail, language: languageFacts[language].name })}
        error={fault || (isAnswered ? t('admin.messages.answeredMeanwhile') : '')}
      >
        {(aria) => (
          <Textarea
            {...aria}
            name="text"
            rows={7}
            maxLength={longestAnswer}
            value={text}
            onChange={(event) => {
              if (text.trim() === '') setBegunAfter(answers.length);
              setText(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {t('admin.messages.send')}
      </Button>
      <LeaveQuestion guard={guard} />
    </form>
  );
}
