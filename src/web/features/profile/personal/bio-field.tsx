import { useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';

/** Letters. */
const longest = 500;

/** A few words about oneself, with how many letters are left. */
export function BioField({ before, error }: { before: string; error: string | undefined }) {
  const t = useT('profile');
  const [count, setCount] = useState(before.length);
  const left = longest - count;
  return (
    <Field
      label={t('profile.bio')}
      hint={
        <span className={left < 0 ? 'text-bad' : undefined}>
          {left < 0 ? t('profile.bioOver', { count: -left }) : t('profile.bioLeft', { count: left })}
        </span>
      }
      error={error}
      optional={t('common.optional')}
      className="sm:col-span-2"
    >
      {(control) => (
        <Textarea
          {...control}
          name="bio"
          defaultValue={before}
          onChange={(event) => setCount(event.target.value.trim().length)}
        />
      )}
    </Field>
  );
}
