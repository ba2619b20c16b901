import { type FormEvent, useRef, useState } from 'react';
import { isRefusal } from '#contract/errors.ts';
import { createImport, type ImportAnswer, listImports, listImportTemplates } from '#contract/imports/imports.ts';
import type { ImportKind } from '#domain/import/import-field.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { RadioCards } from '#web/ui/form/radio-cards.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { useRefusedForm } from '../form/use-refused-form.ts';
import { failureText } from '../frame/failure-text.ts';
import { useOwnShop, useStoreLimit } from '../own-stores.ts';
import { useOfficeT } from '../use-office-t.ts';

/** The one that comes most often first. */
const kindsShown = ['offers', 'products', 'facts'] as const satisfies readonly ImportKind[];

/** Sends a file; what it is refused for is said beside it, and what was chosen stays. */
export function NewImport({ onSent, onClose }: { onSent: (sent: ImportAnswer) => void; onClose: () => void }) {
  const t = useOfficeT();
  const { stores } = useOwnShop();
  const isLimited = useStoreLimit() !== null;
  const { send, isBusy } = useWrite(createImport, [listImports]);
  const templates = useRead(listImportTemplates, {});
  const input = useRef<HTMLInputElement>(null);
  const [kind, setKind] = useState<ImportKind>('offers');
  const [storeId, setStoreId] = useState('');
  const [template, setTemplate] = useState('');
  const { form, refusal, setRefusal, at } = useRefusedForm();
  const reason = (refusal?.data as { reason?: string } | null | undefined)?.reason;
  const ofKind = (templates.data?.items ?? []).filter((one) => one.kind === kind);
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    setRefusal(null);
    try {
      onSent(
        await send({
          // Left out, the server says that it is needed.
          file: input.current?.files?.[0] as File,
          kind,
          ...(storeId !== '' && kind !== 'facts' && { store_id: storeId }),
          ...(template !== '' && { template }),
        }),
      );
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setRefusal(error);
    }
  }
  const isShown = refusal !== null && Object.keys(refusal.errors).length === 0;
  return (
    <Dialog open onClose={onClose} title={t('admin.imports.new')} closeLabel={t('common.close')}>
      <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
        {isShown && <Alert tone="error">{failureText(t, refusal)}</Alert>}
        <Field label={t('admin.imports.file')} hint={t('admin.imports.fileHint')} error={reason ?? at('file')} required>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="file"
              accept=".csv,.tsv,.txt,.xlsx,.jsonl,text/csv"
              className="text-control h-auto py-2"
            />
          )}
        </Field>
        <RadioCards
          legend={t('admin.imports.kind')}
          name="kind"
          className="sm:grid-cols-1"
          options={kindsShown.map((value) => ({
            value,
            label: t(`admin.imports.kind_${value}`),
            hint: t(`admin.imports.kind_${value}Hint`),
            // Facts of goods are of all stores.
            disabled: isLimited && value !== 'offers',
          }))}
          value={kind}
          onChange={setKind}
          error={at('kind')}
        />
        {stores.length > 1 && kind !== 'facts' && (
          <Field label={t('admin.imports.store')} hint={t('admin.imports.storeHint')} error={at('store_id')}>
            {(control) => (
              <Select {...control} value={storeId} onChange={({ target }) => setStoreId(target.value)}>
                <option value="">{t('admin.imports.storeInFile')}</option>
                {stores.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {ofKind.length > 0 && (
          <Field label={t('admin.imports.template')} error={at('template')}>
            {(control) => (
              <Select {...control} value={template} onChange={({ target }) => setTemplate(target.value)}>
                <option value="">{t('admin.imports.noTemplate')}</option>
                {ofKind.map(({ name }) => (
                  <option key={name} value={name}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Button type="submit" busy={isBusy}>
          {t('admin.imports.send')}
        </Button>
      </form>
    </Dialog>
  );
}
