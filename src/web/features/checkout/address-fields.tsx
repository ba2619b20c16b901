import type { ChangeEvent } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';

export type Address = { address: string; city: string; postalCode: string };

/** Street, postal code and town. `prefix` names the fields (`shipping_city`), `part` their place in the autofill. */
export function AddressFields(props: {
  prefix: 'shipping' | 'billing';
  initial: Address;
  required: boolean;
  errorOf: (name: string) => string | undefined;
  /** Keeps the postal code itself, where more than this form goes by it. */
  onPostalCode?: (code: string) => void;
}) {
  const t = useT('checkout');
  const { prefix, initial, required, errorOf, onPostalCode } = props;
  const name = (field: string) => `${prefix}_${field}`;
  const filled = onPostalCode
    ? {
        value: initial.postalCode,
        onChange: (event: ChangeEvent<HTMLInputElement>) => onPostalCode(event.target.value),
      }
    : { defaultValue: initial.postalCode };
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_2fr]">
      <Field
        label={t('checkout.address')}
        error={errorOf(name('address'))}
        required={required}
        className="sm:col-span-2"
      >
        {(control) => (
          <TextInput
            {...control}
            name={name('address')}
            defaultValue={initial.address}
            autoComplete={`${prefix} street-address`}
          />
        )}
      </Field>
      <Field label={t('checkout.zip')} error={errorOf(name('postal_code'))} required={required}>
        {(control) => (
          <TextInput
            {...control}
            {...filled}
            name={name('postal_code')}
            maxLength={10}
            autoComplete={`${prefix} postal-code`}
          />
        )}
      </Field>
      <Field label={t('checkout.city')} error={errorOf(name('city'))} required={required}>
        {(control) => (
          <TextInput
            {...control}
            name={name('city')}
            defaultValue={initial.city}
            autoComplete={`${prefix} address-level2`}
          />
        )}
      </Field>
    </div>
  );
}
