import type { FieldErrors } from '#contract/errors.ts';
import type { ContactField } from '#domain/order/contact.ts';
import { errorText } from '#web/i18n/error-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';
import type { ContactValues } from './contact-values.ts';

export const contactLabels = (t: OfficeT): Record<ContactField, string> => ({
  customer_name: t('admin.customers.name'),
  customer_email: t('common.email'),
  customer_phone: t('common.phone'),
  shipping_address: t('admin.customers.address'),
  shipping_city: t('admin.customers.city'),
  shipping_postal_code: t('admin.customers.zipCode'),
});

const kinds: Partial<Record<ContactField, 'email' | 'tel'>> = { customer_email: 'email', customer_phone: 'tel' };

/** Whom a placed order is for and where it goes, while it is changed. */
export function ContactFields(props: {
  fields: readonly ContactField[];
  values: ContactValues;
  onChange: (values: ContactValues) => void;
  faults: FieldErrors;
}) {
  const t = useOfficeT();
  const { fields, values, faults } = props;
  const labels = contactLabels(t);
  return (
    <fieldset className="grid gap-3 sm:grid-cols-2">
      <legend className="mb-2 font-semibold">{t('admin.orders.contact')}</legend>
      {fields.map((field) => (
        <Field key={field} label={labels[field]} error={faults[field]?.[0] && errorText(t, faults[field][0])}>
          {(control) => (
            <TextInput
              {...control}
              name={field}
              type={kinds[field] ?? 'text'}
              autoComplete="off"
              value={values[field]}
              onChange={({ target }) => props.onChange({ ...values, [field]: target.value })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
