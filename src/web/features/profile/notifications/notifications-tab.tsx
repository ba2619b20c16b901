import { useT } from '#web/i18n/use-t.ts';

/** What one wants to be written about. */
export function NotificationsTab() {
  const t = useT('profile');
  return <h2 className="text-xl">{t('profile.tab_notifications')}</h2>;
}
