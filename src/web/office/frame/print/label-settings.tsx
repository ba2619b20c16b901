import { useId, useState } from 'react';
import { type LabelForm, labelForms, labelsOnSheet } from '#domain/picking/paper-forms.ts';
import { createOwnValue } from '#web/lib/browser/kept-value.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** On what labels are printed. `first`: the first free place of a sheet that was begun, as it is typed. */
export type LabelSettings = { form: LabelForm; first: string };

// A desk has one printer for labels.
const keptForm = createOwnValue<LabelForm>('label-form');

export function useLabelSettings(): [LabelSettings, (next: LabelSettings) => void] {
  const [settings, setSettings] = useState<LabelSettings>(() => {
    const kept = keptForm.read();
    return { form: labelForms.find((form) => form === kept) ?? 'sheet', first: '1' };
  });
  return [
    settings,
    (next) => {
      keptForm.keep(next.form);
      setSettings(next);
    },
  ];
}

/** The choice between sheets and rolls; of a sheet, which label is the first that is free. */
export function LabelSettingsFields(props: {
  settings: LabelSettings;
  onChange: (next: LabelSettings) => void;
  isWrong: boolean;
}) {
  const t = useOfficeT();
  const { settings, onChange, isWrong } = props;
  const field = useId();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 rounded-card border border-line bg-card p-4 text-sm">
      <fieldset>
        <legend className="mb-1 font-semibold">{t('admin.orders.labelsOn')}</legend>
        <div className="flex flex-wrap gap-x-5">
          {labelForms.map((form) => (
            <label key={form} className="flex min-h-11 items-center gap-2 lg:min-h-10">
              <input
                type="radio"
                name="label-form"
                className="size-4.5 accent-brand"
                checked={settings.form === form}
                onChange={() => onChange({ ...settings, form })}
              />
              {t(`admin.orders.labelsOn_${form}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {settings.form === 'sheet' && (
        <div>
          <label htmlFor={field} className="mb-1 block font-semibold">
            {t('admin.orders.labelsFirst', { most: labelsOnSheet })}
          </label>
          <input
            id={field}
            className="text-control w-24"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            aria-invalid={isWrong || undefined}
            value={settings.first}
            onChange={(event) => onChange({ ...settings, first: event.target.value })}
          />
        </div>
      )}
    </div>
  );
}
