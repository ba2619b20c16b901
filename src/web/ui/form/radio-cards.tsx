import { type ReactNode, useId } from 'react';
import { cx } from '#web/ui/cx.ts';

export type RadioCard<V extends string> = {
  value: V;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

/**
 * A group of choices, each a card with a radio button: delivery or pickup, ways to pay.
 * With `value` and `onChange` it is controlled; with `defaultValue` alone it is an ordinary form field called `name`.
 */
export function RadioCards<V extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
  hideLegend = false,
  className,
}: {
  legend: ReactNode;
  name: string;
  options: readonly RadioCard<V>[];
  value?: V | null;
  defaultValue?: V;
  onChange?: (value: V) => void;
  error?: ReactNode;
  hideLegend?: boolean;
  className?: string;
}) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? 'sr-only' : 'mb-2 font-semibold'}>{legend}</legend>
      <div className={cx('grid gap-3 sm:grid-cols-2', className)}>
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-14 items-start gap-3 rounded-control border border-edge bg-card p-4 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand has-disabled:cursor-not-allowed has-disabled:opacity-55"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={() => onChange?.(option.value)}
              className="size-6 shrink-0 accent-brand"
            />
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{option.label}</span>
              {option.hint !== undefined && <span className="block text-sm text-quiet">{option.hint}</span>}
            </span>
            {option.icon}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
