import { type ReactNode, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Field, type FieldControl } from '#web/ui/form/field.tsx';

/** A field of the form with what is left of its length below the label, updated while it is typed in. */
export function CountedField(props: {
  label: string;
  start: string;
  most: number;
  error: string | undefined;
  children: (control: FieldControl & { defaultValue: string }) => ReactNode;
}) {
  const t = useT('reviews');
  const [length, setLength] = useState(props.start.length);
  const left = props.most - length;
  return (
    <div onInput={({ target }) => setLength((target as HTMLInputElement).value.length)}>
      <Field
        label={props.label}
        optional={t('common.optional')}
        hint={left < 0 ? t('reviews.over', { count: -left }) : t('reviews.left', { count: left })}
        error={props.error}
      >
        {(control) => props.children({ ...control, defaultValue: props.start })}
      </Field>
    </div>
  );
}
