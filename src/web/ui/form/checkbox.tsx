import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

/** A tick box whose whole row can be pressed. `hint` stands beneath the label, `error` in red beneath that. */
export function Checkbox({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; hint?: ReactNode; error?: ReactNode }) {
  const id = useId();
  return (
    <>
      <label className={cx('checkbox', className)}>
        <input
          type="checkbox"
          aria-describedby={cx(hint !== undefined && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined}
          aria-invalid={error ? true : undefined}
          {...rest}
        />
        <span>
          {label}
          {hint !== undefined && (
            <span id={`${id}-hint`} className="block text-sm text-quiet">
              {hint}
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={`${id}-error`} className="text-sm text-bad">
          {error}
        </p>
      )}
    </>
  );
}
