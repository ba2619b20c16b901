import { type FormEvent, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { createWebhook, listWebhooks, readWebhook, updateWebhook, type Webhook } from '#contract/programs/webhooks.ts';
import { type WebhookEventType, webhookEventTypes } from '#domain/webhooks/webhook-events.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { ChoiceFields, StoreFields } from './choice-fields.tsx';

type Props = {
  /** The one that is changed; left out, one is added. */
  hook?: Webhook;
  /** `secret`: of one that was added. */
  onDone: (added: { id: number; secret: string } | null) => void;
  onClose: () => void;
};

/** Adds a webhook, or changes where it leads and what it tells. */
export function HookForm({ hook, onDone, onClose }: Props) {
  const t = useOfficeT();
  const adding = useWrite(createWebhook, [listWebhooks]);
  const changing = useWrite(updateWebhook, [listWebhooks, readWebhook]);
  const isBusy = adding.isBusy || changing.isBusy;
  const [url, setUrl] = useState(hook?.url ?? '');
  const [events, setEvents] = useState<WebhookEventType[]>(hook?.events ?? []);
  const [storeIds, setStoreIds] = useState<number[] | null>(hook?.storeIds ?? null);
  const { form, refusal, setRefusal, at } = useRefusedForm();
  async function save(): Promise<void> {
    setRefusal(null);
    const content = { url: url.trim(), events, store_ids: storeIds };
    try {
      if (hook) await changing.send({ id: hook.id, version: hook.version, ...content });
      onDone(hook ? null : await adding.send(content));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void save();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(hook ? 'admin.programs.changeHook' : 'admin.programs.newHook')}
      closeLabel={t('common.close')}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && Object.keys(refusal.errors).length === 0 && <Alert tone="error">{failureText(t, refusal)}</Alert>}
        <Field label={t('admin.programs.url')} hint={t('admin.programs.urlHint')} error={at('url')} required>
          {(control) => (
            <TextInput
              {...control}
              type="url"
              inputMode="url"
              value={url}
              onChange={(event) => setUrl(event.target.value)}
            />
          )}
        </Field>
        <ChoiceFields
          label={t('admin.programs.events')}
          hint={t('admin.programs.eventsHint')}
          error={at('events')}
          codes={webhookEventTypes}
          chosen={events}
          nameOf={(type) => (
            <>
              {t(`admin.programs.event_${type}`)} <code className="text-sm text-quiet">{type}</code>
            </>
          )}
          onChange={setEvents}
        />
        <StoreFields chosen={storeIds} error={at('store_ids')} onChange={setStoreIds} />
        <Button type="submit" busy={isBusy}>
          {t(hook ? 'admin.programs.saveHook' : 'admin.programs.addHook')}
        </Button>
      </form>
    </Dialog>
  );
}
