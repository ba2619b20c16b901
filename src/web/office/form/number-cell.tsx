import { get, useFormContext } from 'react-hook-form';
import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { faultsId } from './field-faults.tsx';
import { keypadOf, useNumberRule } from './typed-number.ts';

/** A number in a row of a form. `row` is the name of the row, which says its faults (`FieldFaults`). */
export function NumberCell(props: { row: string; field: string; label: string; kind: NumberKind; className: string }) {
  const { row, field, label, kind, className } = props;
  const { register, formState } = useFormContext();
  const rule = useNumberRule();
  const isWrong = Boolean(get(formState.errors, `${row}.${field}`));
  return (
    <input
      className={className}
      inputMode={keypadOf(kind)}
      autoComplete="off"
      maxLength={24}
      aria-label={label}
      aria-invalid={isWrong || undefined}
      aria-describedby={isWrong ? faultsId(row) : undefined}
      {...register(`${row}.${field}`, rule(kind))}
    />
  );
}
