import { useRef } from 'react';
import { withdrawOrder } from '#contract/messages/messages.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import type { Posted } from '#web/lib/api/posted-context.ts';
import { SenderFields } from '#web/shared/forms/sender-fields.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { PostedRefusal } from '#web/ui/show/posted-refusal.tsx';
import { type Declaration, readDeclaration } from './read-declaration.ts';

/** The first step: what is declared. It is checked by the call's own rules; nothing is sent yet. */
export function FillDeclaration({
  order,
  posted,
  onFilled,
}: {
  order: string;
  posted: Posted | null;
  onFilled: (declared: Declaration) => void;
}) {
  const t = useT('withdrawal');
  const filled = useRef<Declaration>(null);
  const { errors, props } = useCallForm({
    endpoint: withdrawOrder,
    posted: posted?.errors,
    read: (fields) => {
      filled.current = readDeclaration((name) => String(fields.get(name) ?? ''), clientId());
      return filled.current;
    },
    send: () => Promise.resolve(null),
    done: () => {
      if (filled.current) onFilled(filled.current);
    },
    refused: () => undefined,
  });
  const fault = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  return (
    <form method="post" {...props} className="grid gap-4">
      {posted && <PostedRefusal posted={posted} title={t('withdrawal.failed')} />}
      <Field
        label={t('withdrawal.order')}
        hint={t('withdrawal.orderHint')}
        error={fault('order_number')}
        required
        className="sm:max-w-sm"
      >
        {(control) => (
          <TextInput
            {...control}
            name="order_number"
            defaultValue={posted?.fields.order_number ?? order}
            autoComplete="off"
          />
        )}
      </Field>
      <SenderFields name={t('withdrawal.name')} fault={fault} typed={posted?.fields} />
      <Field label={t('withdrawal.items')} hint={t('withdrawal.itemsHint')} error={fault('items')}>
        {(control) => <Textarea {...control} name="items" defaultValue={posted?.fields.items} rows={4} />}
      </Field>
      <Button type="submit" size="large" className="justify-self-start max-sm:w-full">
        {t('withdrawal.next')}
      </Button>
    </form>
  );
}
