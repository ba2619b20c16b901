import type { ReactNode } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import type { TypedCheckout } from '#web/shared/forms/typed-checkout.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Textarea } from '#web/ui/form/textarea.tsx';
import { Section } from './section.tsx';

/** Step 4: a word for the picker or the driver; and the age, when there is alcohol in the cart. */
export function NoteSection(props: {
  asksAge: boolean;
  typed: TypedCheckout;
  errorOf: (name: string) => string | undefined;
  children?: ReactNode;
}) {
  const t = useT('checkout');
  return (
    <Section number={4} title={t('checkout.step4')}>
      <Field
        label={t('checkout.note')}
        hint={t('checkout.noteHint')}
        optional={t('common.optional')}
        error={props.errorOf('delivery_note')}
      >
        {(control) => (
          <Textarea
            {...control}
            name="delivery_note"
            defaultValue={props.typed.delivery_note}
            maxLength={499}
            rows={3}
          />
        )}
      </Field>
      {props.children}
      {props.asksAge && (
        <div className="mt-5 rounded-control bg-warn-soft p-4">
          <p className="font-semibold">{t('checkout.ageTitle')}</p>
          <p className="mt-1 text-sm">{`${t('checkout.ageLaw')} ${t('checkout.ageHealth')}`}</p>
          <Checkbox
            name="age_confirmed"
            label={t('checkout.age')}
            defaultChecked={props.typed.age_confirmed === 'on'}
            error={props.errorOf('age_confirmed')}
          />
        </div>
      )}
    </Section>
  );
}
