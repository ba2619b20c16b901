import { useId, useState } from 'react';
import { addShippingAddress, type ShippingAddress, updateShippingAddress } from '#contract/accounts/own-things.ts';
import { errorText, refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { api } from '#web/lib/api/api.ts';
import { createAttemptKeys } from '#web/lib/api/attempt-key.ts';
import { useCallForm } from '#web/lib/api/call-form.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';

/** Adds an address, or edits one; `address` is null for a new one. */
export function AddressDialog(props: { address: ShippingAddress | null; onSaved: () => void; onClose: () => void }) {
  const t = useT('profile', 'account');
  const { address } = props;
  const id = useId();
  const [keyOf] = useState(createAttemptKeys);
  const [failure, setFailure] = useState<string | null>(null);
  const {
    errors,
    isBusy,
    props: form,
  } = useCallForm({
    endpoint: addShippingAddress,
    read: (fields) => ({
      name: String(fields.get('name') ?? ''),
      address: String(fields.get('address') ?? ''),
      city: String(fields.get('city') ?? ''),
      zipCode: String(fields.get('zipCode') ?? ''),
      ...(fields.has('isDefault') && { isDefault: true }),
    }),
    send: (input) => {
      setFailure(null);
      return address
        ? api(updateShippingAddress, { ...input, id: address.id })
        : api(addShippingAddress, input, { idempotencyKey: keyOf(input) });
    },
    done: props.onSaved,
    refused: (refusal) => {
      const [fault] = refusal.errors[''] ?? [];
      setFailure(fault ? errorText(t, fault) : refusalText(t, refusal));
    },
  });
  const field = (
    name: 'name' | 'address' | 'city' | 'zipCode',
    label: string,
    autoComplete: string,
    className?: string,
  ) => (
    <Field
      label={label}
      error={errors[name]?.[0] && errorText(t, errors[name][0])}
      required
      {...(className && { className })}
    >
      {(control) => (
        <TextInput {...control} name={name} defaultValue={address?.[name] ?? ''} autoComplete={autoComplete} />
      )}
    </Field>
  );
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t(address ? 'profile.addressEdit' : 'profile.addressAdd')}
      closeLabel={t('common.close')}
      footer={
        <>
          <Button variant="secondary" onClick={props.onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} busy={isBusy}>
            {t('profile.save')}
          </Button>
        </>
      }
    >
      <form id={id} method="post" {...form} className="grid gap-4 sm:grid-cols-[1fr_2fr]">
        {field('name', t('account.name'), 'shipping name', 'sm:col-span-2')}
        {field('address', t('profile.street'), 'shipping street-address', 'sm:col-span-2')}
        {field('zipCode', t('profile.zip'), 'shipping postal-code')}
        {field('city', t('profile.city'), 'shipping address-level2')}
        {!address?.isDefault && (
          <div className="sm:col-span-2">
            <Checkbox name="isDefault" label={t('profile.asDefault')} />
          </div>
        )}
        {failure && (
          <Alert tone="error" className="sm:col-span-2">
            {failure}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
