import { useController, useWatch } from 'react-hook-form';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { kindsToOffer } from './kind-tree.ts';
import { useKinds } from './kinds-field.tsx';

/** The field `kind` of a product: one of the kinds of the chosen category, by its word; the narrower stand in. */
export function KindField() {
  const t = useOfficeT();
  const category = useWatch({ name: 'category' }) as string;
  const { field, fieldState } = useController({ name: 'kind' });
  const offered = kindsToOffer(useKinds(), category, field.value);
  return (
    <Field label={t('admin.products.kind')} hint={t('admin.products.kindHint')} error={fieldState.error?.message}>
      {(aria) => (
        <Select {...aria} {...field}>
          <option value="">{t(category ? 'admin.products.kindNone' : 'admin.products.kindAfterCategory')}</option>
          {offered.map(({ code, label, depth }) => (
            // An option has no other way to stand in, and spaces at its begin are dropped.
            <option key={code} value={code}>
              {'\u00a0\u00a0\u00a0'.repeat(depth)}
              {label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
