import { useRef, useState } from 'react';
import { sendMessage } from '#contract/messages/messages.ts';
import { contactLimits } from '#domain/messages/contact-message.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { clientId } from '#web/lib/api/client-id.ts';
import type { Posted } from '#web/lib/api/posted-context.ts';
import { SenderFields } from '#web/shared/forms/sender-fields.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Alert } from '#web/ui/show/alert.tsx';
import { PostedRefusal } from '#web/ui/show/posted-refusal.tsx';

/** A message to the shop. `subject`: what the page that linked here knows of it; `posted`: it came without script. */
export function ContactForm({ subject, posted = null }: { subject: string; posted?: Posted | null }) {
  const t = useT('contact');
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setSent] = useState(posted?.outcome === 'done');
  const typed = posted?.outcome === 'refused' ? posted.fields : {};
  const [length, setLength] = useState((typed.message ?? '').length);
  const { errors, isBusy, props } = useCallForm({
    endpoint: sendMessage,
    posted: posted?.errors,
    read: (fields) => {
      const of = (name: string) => String(fields.get(name) ?? '');
      return {
        from_name: of('from_name'),
        from_email: of('from_email'),
        subject: of('subject'),
        message: of('message'),
        client_id: clientId(),
      };
    },
    send: (input) => api(sendMessage, input),
    done: () => {
      form.current?.reset();
      setLength(0);
      setSent(true);
      notice(t('contact.sent'), { description: t('contact.sentText') });
    },
    refused: ({ code }) =>
      notice(t('contact.error'), {
        description: code === 'tooMany' ? t('contact.tooMany') : t('contact.errorText'),
        tone: 'destructive',
      }),
  });
  const fault = (name: string) => errors[name]?.[0] && errorText(t, errors[name][0]);
  const left = contactLimits.message.max - length;
  return (
    <form
      ref={form}
      method="post"
      {...props}
      onInput={(event) => {
        props.onInput(event);
        setSent(false);
        if (event.target instanceof HTMLTextAreaElement) setLength(event.target.value.length);
      }}
      className="grid gap-4"
    >
      {isSent && (
        <Alert tone="success" title={t('contact.sent')}>
          {t('contact.sentText')}
        </Alert>
      )}
      {posted && <PostedRefusal posted={posted} title={t('contact.error')} />}
      <SenderFields name={t('contact.name')} fault={fault} typed={typed} />
      <Field label={t('contact.subject')} error={fault('subject')} required>
        {(control) => <TextInput {...control} name="subject" defaultValue={typed.subject ?? subject} />}
      </Field>
      <Field
        label={t('contact.message')}
        hint={left >= 0 ? t('contact.messageLeft', { count: left }) : undefined}
        error={fault('message')}
        required
      >
        {(control) => <Textarea {...control} name="message" defaultValue={typed.message} rows={7} />}
      </Field>
      <Button type="submit" size="large" className="justify-self-start max-sm:w-full" disabled={isBusy}>
        {t(isBusy ? 'contact.sending' : 'contact.send')}
      </Button>
    </form>
  );
}
