import type { ChangeEvent, ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { cx } from '#web/ui/cx.ts';
import { keypadOf, useNumberHabits, useNumberRule } from '../../form/typed-number.ts';
import { momentHint } from '../../form/zone-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { storeNumber } from './product-numbers.ts';
import type { StoreValues } from './product-values.ts';
import type { StoreColumn } from './store-columns.ts';

/** The field of one figure of a store, in the cell of a table. `name` is the store's, or that of all. */
export function StoreCell({
  column: { field, type },
  place,
  row,
  name,
  hint,
  onFocus,
  onChange,
}: {
  column: StoreColumn;
  place: number;
  row: StoreValues;
  name: string;
  hint?: ReactNode;
  onFocus?: (() => void) | undefined;
  onChange?: ((typed: string) => void) | undefined;
}) {
  const t = useOfficeT();
  const { currency } = useNumberHabits();
  const numberRule = useNumberRule();
  const { register, formState } = useFormContext();
  const path = `stores.${place}.${field}`;
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <td role="cell" className={cx('md:p-1', type !== 'text' && 'max-md:col-span-2')}>
      <CardLabel>{t(`admin.products.${field}`)}</CardLabel>
      <input
        type={type}
        inputMode={type === 'text' ? keypadOf(storeNumber(field, currency)) : undefined}
        autoComplete="off"
        aria-label={`${t(`admin.products.${field}`)} · ${name}`}
        aria-invalid={get(formState.errors, path) ? true : undefined}
        readOnly={!row.isSold}
        className={cx(
          'text-control',
          type === 'text' ? 'min-w-20 text-right' : 'px-1 md:w-50',
          !row.isSold && 'bg-sunken text-quiet',
        )}
        onFocus={onFocus}
        {...register(path, {
          // What a store in which it is not sold had stands there and is not sent.
          ...(type === 'text' && row.isSold && numberRule(storeNumber(field, currency))),
          ...(onChange && { onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value) }),
        })}
        aria-describedby={`hint-${place}-${field}`}
      />
      <div id={`hint-${place}-${field}`} className="text-quiet">
        {type !== 'text' && <p className="mt-1">{momentHint(row[field], row.timeZone, t)}</p>}
        {hint}
      </div>
    </td>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

/** What a column is called, above a field on a phone, where each row of a table is a card; fields have names of their own. */
export function CardLabel({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="block pb-0.5 text-quiet md:hidden">
      {children}
    </span>
  );
}
