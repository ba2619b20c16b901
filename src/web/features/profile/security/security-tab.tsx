import { useT } from '#web/i18n/use-t.ts';

/** Password, second factor, passkeys, and where one is signed in. */
export function SecurityTab() {
  const t = useT('profile');
  return <h2 className="text-xl">{t('profile.tab_security')}</h2>;
}
