import { useT } from '#web/i18n/use-t.ts';

/** Where one has things delivered. */
export function AddressesTab() {
  const t = useT('profile');
  return <h2 className="text-xl">{t('profile.tab_addresses')}</h2>;
}
