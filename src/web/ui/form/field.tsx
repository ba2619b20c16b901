import CircleAlert from 'lucide/dist/esm/icons/circle-alert.mjs';
import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';

/** What a control inside a Field must spread on itself. */
export type FieldControl = {
  id: string;
  required: boolean | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/**
 * A label, its control, a hint and an error, tied together for assistive technology.
 * `children` is a function of the attributes that the control takes over: `{(control) => <TextInput {...control} />}`.
 * `error` is a translated sentence; `required` marks the label and the control; `optional` is a word put after the label.
 */
export function Field({
  label,
  hint,
  error,
  required,
  optional,
  className,
  children,
}: {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  optional?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
}) {
  const id = useId();
  const described = cx(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`);
  return (
    <div className={cx('grid grid-cols-[minmax(0,1fr)] content-start gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {required && (
          <span aria-hidden="true" className="text-bad">
            {'\u00a0*'}
          </span>
        )}
        {optional && <span className="ml-1.5 text-sm font-normal text-quiet">{optional}</span>}
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-sm text-quiet">
          {hint}
        </p>
      )}
      {children({ id, required, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="flex gap-1.5 text-sm text-bad">
          <Icon shape={CircleAlert} className="mt-0.5 size-4 shrink-0" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
