import X from 'lucide/dist/esm/icons/x.mjs';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { IdentityValues } from './identity-values.ts';

/** The lines of the legal notice, each under the name that it has there. */
export function LegalFields() {
  const t = useOfficeT();
  const { control, register, formState, watch } = useFormContext<IdentityValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'legalNumbers' });
  const fault = get(formState.errors, 'legalNumbers') as { message?: string } | undefined;
  const rows = watch('legalNumbers');
  return (
    <fieldset className="grid gap-2">
      <legend className="font-semibold">{t('admin.config.legalNumbers')}</legend>
      <p className="text-sm text-quiet">{t('admin.config.legalNumbersHint')}</p>
      {fields.map((field, i) => (
        <div
          key={field.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto]"
        >
          <input
            className="text-control max-sm:col-span-full"
            aria-label={t('admin.config.legalLabel')}
            maxLength={60}
            {...register(`legalNumbers.${i}.label`)}
          />
          <input
            className="text-control"
            aria-label={rows[i]?.label || t('admin.config.legalValue')}
            maxLength={300}
            {...register(`legalNumbers.${i}.value`)}
          />
          <IconButton
            icon={<Icon shape={X} className="size-5" />}
            label={t('admin.config.legalRemove', { name: rows[i]?.label ?? '' })}
            onClick={() => remove(i)}
          />
        </div>
      ))}
      {fault?.message && (
        <p role="alert" className="text-sm text-bad">
          {fault.message}
        </p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => append({ label: '', value: '' })}
      >
        {t('admin.config.legalAdd')}
      </Button>
    </fieldset>
  );
}
