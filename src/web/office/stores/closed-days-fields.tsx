import X from 'lucide/dist/esm/icons/x.mjs';
import type { CSSProperties } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { inEach } from '#domain/language/by-language.ts';
import { languageFacts, languages } from '#domain/language/language.ts';
import { Button } from '#web/ui/button/button.tsx';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { FieldFaults } from '../form/field-faults.tsx';
import { useOfficeT } from '../use-office-t.ts';
import type { StoreValues } from './store-values.ts';

const fieldCount = { '--fields': languages.length } as CSSProperties;

/** Days on which the store stays closed or has other hours, with the reason that customers read. */
export function ClosedDaysFields() {
  const t = useOfficeT();
  const { control, register, watch } = useFormContext<StoreValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'closedDays' });
  const days = watch('closedDays');
  return (
    <div className="grid gap-3">
      {fields.map((field, i) => (
        <div
          key={field.id}
          className="grid items-center gap-2 grid-cols-2 md:grid-cols-[10rem_5rem_5rem_repeat(var(--fields),minmax(0,1fr))_auto]"
          style={fieldCount}
        >
          <input
            type="date"
            className="text-control max-md:col-span-2"
            aria-label={t('admin.stores.date')}
            {...register(`closedDays.${i}.date`)}
          />
          {(['opens', 'closes'] as const).map((end) => (
            <input
              key={end}
              className="text-control text-center"
              maxLength={5}
              autoComplete="off"
              placeholder={t(`admin.stores.${end}Short`)}
              aria-label={t(`admin.stores.${end}`, { day: days[i]?.date ?? '' })}
              {...register(`closedDays.${i}.${end}`)}
            />
          ))}
          {languages.map((language) => (
            <input
              key={language}
              className="text-control max-md:col-span-2"
              maxLength={120}
              placeholder={languageFacts[language].name}
              aria-label={t('admin.stores.reasonIn', { language: languageFacts[language].name })}
              {...register(`closedDays.${i}.reason.${language}`)}
            />
          ))}
          <IconButton
            icon={<Icon shape={X} className="size-4" />}
            label={t('admin.stores.removeDay', { day: days[i]?.date ?? '' })}
            onClick={() => remove(i)}
          />
          <FieldFaults name={`closedDays.${i}`} />
        </div>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-start"
        onClick={() => append({ date: '', opens: '', closes: '', reason: inEach(() => '') })}
      >
        {t('admin.stores.addDay')}
      </Button>
    </div>
  );
}
