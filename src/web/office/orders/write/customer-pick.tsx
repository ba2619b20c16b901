import { useState } from 'react';
import { type StaffCustomer, searchCustomers } from '#contract/accounts/staff-customers.ts';
import { useRead } from '../../data/use-read.ts';
import { useOffice } from '../../office-context.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { SearchPick } from './search-pick.tsx';
import { useSearchText } from './use-search-text.ts';

/** Finds for whom an order is, for whoever may look customers up; for others it says why it cannot. */
export function CustomerPick({ onPick }: { onPick: (customer: StaffCustomer) => void }) {
  const t = useOfficeT();
  const isAllowed = useOffice().may('CAN_MANAGE_CUSTOMERS');
  const [typed, setTyped] = useState('');
  const { asked, isOn } = useSearchText(typed);
  const { data } = useRead(searchCustomers, { q: asked, per_page: 8 }, { isOn: isOn && isAllowed });
  if (!isAllowed) return <p className="text-sm text-quiet">{t('admin.orders.customersLocked')}</p>;
  const isSettled = data !== null && asked === typed.trim();
  const found = data?.items.map((one) => ({ ...one, detail: [one.email, one.phone].filter(Boolean).join(' · ') }));
  return (
    <SearchPick
      label={t('admin.orders.findCustomer')}
      hint={t('admin.customers.search')}
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
