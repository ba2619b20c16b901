import { type ReactNode, useId } from 'react';

/** A choice that counts as soon as it is made: its whole row can be pressed. `hint` stands beneath the label. */
export function Switch(props: {
  label: ReactNode;
  hint?: ReactNode;
  checked: boolean;
  busy?: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const id = useId();
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-4 py-3 has-disabled:cursor-not-allowed">
      <span className="min-w-0 flex-1">
        <span className="font-semibold">{props.label}</span>
        {props.hint !== undefined && (
          <span id={`${id}-hint`} className="block text-sm text-quiet">
            {props.hint}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={props.checked}
        aria-checked={props.checked}
        aria-describedby={props.hint !== undefined ? `${id}-hint` : undefined}
        aria-busy={props.busy || undefined}
        disabled={props.disabled}
        onChange={(event) => props.onChange(event.target.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-sunken transition-colors before:absolute before:top-0.5 before:left-0.5 before:size-5.5 before:rounded-full before:bg-edge before:transition-transform checked:border-brand checked:bg-brand checked:before:translate-x-5 checked:before:bg-on-brand disabled:opacity-50"
      />
    </label>
  );
}
