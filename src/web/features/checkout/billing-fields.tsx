import { useState } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { type Address, AddressFields } from './address-fields.tsx';

/** Where the bill goes: to the address of the delivery unless another is wished; for pickup to one that may be left out. */
export function BillingFields(props: {
  method: OrderType;
  /** Of the account: what is picked up has no other address to go by. */
  initial: Address;
  errorOf: (name: string) => string | undefined;
}) {
  const t = useT('checkout');
  const { method, initial, errorOf } = props;
  const [isSame, setSame] = useState(true);
  const isDelivery = method === 'delivery';
  return (
    <div className="mt-5 grid gap-5">
      {isDelivery && (
        <Checkbox
          name="billing_same"
          label={t('checkout.billingSame')}
          checked={isSame}
          onChange={(event) => setSame(event.target.checked)}
        />
      )}
      {(!isDelivery || !isSame) && (
        <fieldset className="grid gap-3">
          <legend className="mb-3 font-semibold">
            {t('checkout.billing')}
            {!isDelivery && <span className="ml-1.5 text-sm font-normal text-quiet">{t('common.optional')}</span>}
          </legend>
          <AddressFields
            prefix="billing"
            initial={isDelivery ? { address: '', city: '', postalCode: '' } : initial}
            required={isDelivery}
            errorOf={errorOf}
          />
        </fieldset>
      )}
    </div>
  );
}
