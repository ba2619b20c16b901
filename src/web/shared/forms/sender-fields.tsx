import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useOwnProfile } from '#web/shared/session/own-profile.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

/** Name and email of who writes to the shop, filled from the profile; what was typed before that came stays. */
export function SenderFields({
  name,
  fault,
  typed = {},
}: {
  name: string;
  fault: (field: string) => ReactNode;
  typed?: Record<string, string> | undefined;
}) {
  const t = useT();
  const fields = useRef<HTMLDivElement>(null);
  const { profile } = useOwnProfile();
  useEffect(() => {
    const known: Record<string, string | undefined> = { from_name: profile?.name, from_email: profile?.email };
    for (const field of fields.current?.querySelectorAll('input') ?? [])
      if (field.value === '') field.value = known[field.name] ?? '';
  }, [profile]);
  return (
    <div ref={fields} className="grid gap-4 sm:grid-cols-2">
      <Field label={name} error={fault('from_name')} required>
        {(control) => <TextInput {...control} name="from_name" defaultValue={typed.from_name} autoComplete="name" />}
      </Field>
      <Field label={t('common.email')} error={fault('from_email')} required>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="from_email"
            defaultValue={typed.from_email}
            autoComplete="email"
            inputMode="email"
          />
        )}
      </Field>
    </div>
  );
}
