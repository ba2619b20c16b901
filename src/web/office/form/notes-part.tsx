import { type FormEvent, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import type { Note } from '#contract/office/notes.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LeaveQuestion } from '#web/shared/forms/leave-question.tsx';
import { useLeaveGuard } from '#web/shared/forms/use-leave-guard.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { FormSection } from './form-section.tsx';

/** The most characters of a note. */
const longest = 2000;

/** What staff have noted of a customer or an order, and a box for the next note. `hint` says who sees them. */
export function NotesPart(props: {
  notes: readonly Note[];
  hint: string;
  isBusy: boolean;
  add: (text: string) => Promise<unknown>;
}) {
  const t = useOfficeT();
  const { dateTime } = useFormat();
  const { timeZone } = useShop();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const guard = useLeaveGuard(text.trim() !== '');
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (props.isBusy) return;
    setFault('');
    try {
      await props.add(text);
      setText('');
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if (error.errors.text) setFault(failureText(t, error));
      else notice(t('admin.notes.failed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return (
    <FormSection title={t('admin.notes.title')}>
      <ol className="divide-y divide-line text-sm">
        {props.notes.map(({ id, at, by, text: said }) => (
          <li key={id} className="py-2">
            <p className="break-words whitespace-pre-line">{said}</p>
            <p className="text-quiet">{[dateTime(at, timeZone), by].filter(Boolean).join(' · ')}</p>
          </li>
        ))}
      </ol>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-3">
        <Field label={t('admin.notes.new')} hint={props.hint} error={fault}>
          {(aria) => (
            <Textarea
              {...aria}
              name="note"
              rows={3}
              maxLength={longest}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary" busy={props.isBusy} className="justify-self-start">
          {t('admin.notes.add')}
        </Button>
        <LeaveQuestion guard={guard} />
      </form>
    </FormSection>
  );
}
