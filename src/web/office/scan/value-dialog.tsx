import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isRefusal, type Refusal } from '#contract/errors.ts';
import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { keypadOf, numberToSend, useNumberFault } from '../form/typed-number.ts';
import { failureText } from '../frame/failure-text.ts';
import { useScanner } from '../scanner/use-scanner.ts';
import { useOfficeT } from '../use-office-t.ts';

type Props<Value> = {
  title: string;
  label: string;
  hint?: string;
  start: string;
  /** How the field is read: as a number of this kind, or as a line of text. */
  kind: NumberKind | null;
  maxLength: number;
  /** What is wrong with an empty field; left out, it may be. */
  needed?: string;
  /** What is asked before this is sent, and what the answer is called; null: nothing. */
  question?: (value: Value) => { text: string; confirm: string } | null;
  /** Throws the `Refusal`. */
  send: (value: Value) => Promise<unknown>;
  isBusy: boolean;
  onClose: () => void;
  children?: ReactNode;
};

/** One value of a product, typed on a phone. What is typed stays until it is saved or the dialog is closed. */
export function ValueDialog<Value extends string | number>(props: Props<Value>) {
  const { title, label, hint, start, kind, maxLength, needed, question, send, isBusy, onClose, children } = props;
  const t = useOfficeT();
  const form = useId();
  const { language } = useFormat();
  const numberFault = useNumberFault();
  const [typed, setTyped] = useState(start);
  const [fault, setFault] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [asked, setAsked] = useState<{ of: string; text: string; confirm: string } | null>(null);
  // A scan goes into no field: its digits are taken out again.
  useScanner((code) => setTyped((before) => (before.endsWith(code) ? before.slice(0, -code.length) : before)));
  const isAsked = asked?.of === typed;
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const text = typed.trim();
    const wrong = (kind && numberFault(text, kind)) || (text === '' && needed) || '';
    setFault(wrong);
    setRefusal(null);
    if (wrong) return;
    const value = (kind ? numberToSend(text, kind, language) : text) as Value;
    const doubt = isAsked ? null : question?.(value);
    if (doubt) return setAsked({ of: typed, ...doubt });
    try {
      await send(value);
      onClose();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  return (
    <Dialog
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={form} busy={isBusy} size="large">
            {isAsked ? asked.confirm : t('admin.form.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {refusal && (
          <Alert tone="error" title={t('admin.scan.saveFailed')}>
            {failureText(t, refusal)}
          </Alert>
        )}
        <Field label={label} error={fault} {...(hint && { hint })}>
          {(aria) => (
            <TextInput
              {...aria}
              autoFocus
              name="value"
              className="min-h-14 text-2xl"
              inputMode={kind ? keypadOf(kind) : 'text'}
              autoComplete="off"
              maxLength={maxLength}
              value={typed}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {children}
        {isAsked && (
          <div role="alert">
            <Alert tone="warning">{asked.text}</Alert>
          </div>
        )}
      </form>
    </Dialog>
  );
}
