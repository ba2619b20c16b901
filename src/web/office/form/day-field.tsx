import { useState } from 'react';
import { Field } from '#web/ui/form/field.tsx';

/** A whole day: `YYYY-MM-DD`. */
export const isDay = (text: string | null): text is string => /^\d{4}-\d{2}-\d{2}$/.test(text ?? '');

/** A day that is typed is taken once it is whole. */
export function DayField({ label, value, onDay }: { label: string; value: string; onDay: (day: string) => void }) {
  const [typed, setTyped] = useState(value);
  return (
    <Field label={label}>
      {(control) => (
        <input
          {...control}
          type="date"
          className="text-control w-auto"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            if (isDay(target.value)) onDay(target.value);
          }}
        />
      )}
    </Field>
  );
}
