import { useState } from 'react';
import { type Buyer, findBuyers } from '#contract/orders/staff-orders.ts';
import { useRead } from '../../data/use-read.ts';
import { SearchPick } from '../../form/search-pick.tsx';
import { useSearchText } from '../../form/use-search-text.ts';
import { useOfficeT } from '../../use-office-t.ts';

/** As few letters find too many. */
const fewest = 3;

/** Finds for whom an order is, by name, email or telephone, for whoever takes orders. */
export function CustomerPick({ onPick }: { onPick: (customer: Buyer) => void }) {
  const t = useOfficeT();
  const [typed, setTyped] = useState('');
  const { asked, isOn } = useSearchText(typed, fewest);
  const { data } = useRead(findBuyers, { q: asked }, { isOn });
  const isSettled = data !== null && asked === typed.trim();
  const found = data?.map((one) => ({ ...one, detail: [one.phone, addressText(one)].filter(Boolean).join(' · ') }));
  return (
    <SearchPick
      label={t('admin.orders.findCustomer')}
      hint={t('admin.customers.search')}
      fewest={fewest}
      typed={typed}
      onType={setTyped}
      found={(isSettled && found) || null}
      onPick={(customer) => {
        setTyped('');
        onPick(customer);
      }}
    />
  );
}

/** The town tells two of one name apart. */
const addressText = ({ addresses: [first] }: Buyer) => first && `${first.zipCode} ${first.city}`.trim();
