import { useT } from '#web/i18n/use-t.ts';
import type { GuestAddress } from '#web/shared/session/guest-addresses.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';

/** The addresses that are kept, one to be filled in; nothing where there is no choice. */
export function SavedAddresses(props: { addresses: readonly GuestAddress[]; onPick: (address: GuestAddress) => void }) {
  const t = useT('checkout');
  const { addresses, onPick } = props;
  if (addresses.length < 2) return null;
  return (
    <Field label={t('checkout.savedAddress')}>
      {(control) => (
        <Select
          {...control}
          value=""
          onChange={(event) => {
            const picked = addresses[Number(event.target.value)];
            if (picked) onPick(picked);
          }}
        >
          <option value="" disabled>
            {t('checkout.savedAddressPick')}
          </option>
          {addresses.map(({ name, address, city, zipCode }, i) => (
            <option key={`${name} ${address} ${zipCode} ${city}`} value={i}>
              {`${name}, ${address}, ${zipCode} ${city}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
