import { get, useFormContext, useWatch } from 'react-hook-form';
import { longestShelf } from '#domain/picking/aisle.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { ClosedSection } from '../../form/closed-section.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { StoreValues } from './product-values.ts';
import { useStoreName } from './store-columns.ts';

/** Where the product stands in each store that sells it. */
export function ShelvesFields() {
  const t = useOfficeT();
  const nameOf = useStoreName();
  const { register, formState } = useFormContext();
  const rows = useWatch({ name: 'stores' }) as StoreValues[];
  if (!rows.some(({ isSold }) => isSold)) return null;
  return (
    <ClosedSection
      title={t('admin.products.shelf')}
      names={rows.map((_, i) => `stores.${i}.shelf`)}
      isFilled={(shelves) => shelves.some((shelf, i) => rows[i]?.isSold && shelf !== '')}
    >
      <p className="text-sm text-quiet">{t('admin.products.shelfHint')}</p>
      <div className="mt-2 grid gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {rows.map(({ storeId, isSold }, i) => {
          const name = `stores.${i}.shelf`;
          const fault = get(formState.errors, name) as { message?: string } | undefined;
          if (!isSold) return null;
          return (
            <Field key={storeId} label={nameOf(storeId)} error={fault?.message}>
              {(aria) => <TextInput {...aria} autoComplete="off" maxLength={longestShelf} {...register(name)} />}
            </Field>
          );
        })}
      </div>
    </ClosedSection>
  );
}
