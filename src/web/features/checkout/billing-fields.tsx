import { useState } from 'react';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { TypedCheckout } from '#web/shared/forms/typed-checkout.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { type Address, AddressFields } from './address-fields.tsx';

/** Where the bill goes: to the address of the delivery unless another is wished; for pickup to one that may be left out. */
export function BillingFields(props: {
  method: OrderType;
  /** Of the account: what is picked up has no other address to go by. */
  initial: Address;
  typed: TypedCheckout;
  errorOf: (name: string) => string | undefined;
}) {
  const t = useT('checkout');
  const { method, initial, typed, errorOf } = props;
  const [isSame, setSame] = useState(typed.billing_same !== '');
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
            initial={{
              address: typed.billing_address ?? (isDelivery ? '' : initial.address),
              city: typed.billing_city ?? (isDelivery ? '' : initial.city),
              postalCode: typed.billing_postal_code ?? (isDelivery ? '' : initial.postalCode),
            }}
            required={isDelivery}
            errorOf={errorOf}
          />
        </fieldset>
      )}
    </div>
  );
}
