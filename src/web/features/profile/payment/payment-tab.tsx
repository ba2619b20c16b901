import { useT } from '#web/i18n/use-t.ts';

/** How one likes to pay. */
export function PaymentTab() {
  const t = useT('profile');
  return <h2 className="text-xl">{t('profile.tab_payment')}</h2>;
}
