import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Section } from './section.tsx';

export type Contact = { name: string; email: string; phone: string };

/** Step 1: who orders; `children` is where the bill goes. */
export function DetailsSection({
  initial,
  errorOf,
  children,
}: {
  initial: Contact;
  errorOf: (name: string) => string | undefined;
  children: ReactNode;
}) {
  const t = useT('checkout');
  return (
    <Section number={1} title={t('checkout.step1')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('checkout.name')} error={errorOf('customer_name')} required className="sm:col-span-2">
          {(control) => <TextInput {...control} name="customer_name" defaultValue={initial.name} autoComplete="name" />}
        </Field>
        <Field label={t('common.email')} hint={t('checkout.emailHint')} error={errorOf('customer_email')} required>
          {(control) => (
            <TextInput
              {...control}
              type="email"
              name="customer_email"
              defaultValue={initial.email}
              autoComplete="email"
              inputMode="email"
            />
          )}
        </Field>
        <Field label={t('common.phone')} hint={t('checkout.phoneHint')} error={errorOf('customer_phone')} required>
          {(control) => (
            <TextInput
              {...control}
              type="tel"
              name="customer_phone"
              defaultValue={initial.phone}
              autoComplete="tel"
              inputMode="tel"
            />
          )}
        </Field>
      </div>
      {children}
    </Section>
  );
}
