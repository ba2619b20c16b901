import type { ComponentProps, ReactNode } from 'react';
import { get, type RegisterOptions, useFormContext } from 'react-hook-form';
import type { NumberKind } from '#domain/numbers/number-kind.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { keypadOf, useNumberRule } from './typed-number.ts';

type Common = { name: string; label: string; hint?: string; required?: boolean; className?: string };

/** A field of the form around it, by its name: a line of text. */
export function TextField({ name, label, hint, required, className, ...rest }: Common & ComponentProps<'input'>) {
  const { control, error } = useField(name);
  return (
    <Field label={label} error={error} {...optional({ hint, required, className })}>
      {(aria) => <TextInput {...aria} {...rest} {...control} />}
    </Field>
  );
}

/** A number, typed as text in the language's habit; what could be two numbers is not sent. */
export function NumberField({ name, label, hint, required, className, kind }: Common & { kind: NumberKind }) {
  const { control, error } = useField(name, useNumberRule()(kind));
  return (
    <Field label={label} error={error} {...optional({ hint, required, className })}>
      {(aria) => <TextInput {...aria} inputMode={keypadOf(kind)} autoComplete="off" {...control} />}
    </Field>
  );
}

/** Several lines of text. */
export function LinesField({ name, label, hint, required, className, ...rest }: Common & ComponentProps<'textarea'>) {
  const { control, error } = useField(name);
  return (
    <Field label={label} error={error} {...optional({ hint, required, className })}>
      {(aria) => <Textarea {...aria} {...rest} {...control} />}
    </Field>
  );
}

/** A choice of one; `children` are its options. */
export function ChoiceField({ name, label, hint, required, className, children }: Common & { children: ReactNode }) {
  const { control, error } = useField(name);
  return (
    <Field label={label} error={error} {...optional({ hint, required, className })}>
      {(aria) => (
        <Select {...aria} {...control}>
          {children}
        </Select>
      )}
    </Field>
  );
}

/** Yes or no. */
export function CheckField({ name, label, hint, className }: Common) {
  const { control, error } = useField(name);
  return <Checkbox label={label} error={error} {...control} {...optional({ hint, className })} />;
}

function useField(name: string, rule?: Pick<RegisterOptions, 'validate'>) {
  const { register, formState } = useFormContext();
  const fault = get(formState.errors, name) as { message?: string } | undefined;
  return { control: register(name, rule), error: fault?.message };
}

/** Only what is there, for components whose props do not take `undefined`. */
function optional<T extends object>(props: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
