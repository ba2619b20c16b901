import type { Buyer } from '#contract/orders/staff-orders.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { OrderValues } from './order-values.ts';

/** An address as the fields of an order have it. */
export const addressTo = (one: Buyer['addresses'][number] | undefined) => ({
  shipping_address: one?.address ?? '',
  shipping_city: one?.city ?? '',
  shipping_postal_code: one?.zipCode ?? '',
});

/** The addresses that the chosen customer has saved, where there are several: one fills the fields. */
export function SavedAddresses(props: { values: OrderValues; onChange: (change: Partial<OrderValues>) => void }) {
  const { values, onChange } = props;
  const t = useOfficeT();
  const addresses = values.customer?.addresses ?? [];
  if (addresses.length < 2) return null;
  const at = addresses.findIndex((one) =>
    Object.entries(addressTo(one)).every(([k, v]) => values[k as keyof ReturnType<typeof addressTo>] === v),
  );
  return (
    <Field label={t('admin.orders.savedAddress')} className="sm:col-span-2">
      {(control) => (
        <Select {...control} value={at} onChange={({ target }) => onChange(addressTo(addresses[Number(target.value)]))}>
          {at < 0 && <option value={-1}>{t('admin.orders.otherAddress')}</option>}
          {addresses.map(({ address, zipCode, city }, i) => (
            <option key={`${address} ${zipCode}`} value={i}>
              {`${address}, ${zipCode} ${city}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
