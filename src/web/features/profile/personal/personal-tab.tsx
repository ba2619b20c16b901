import { useT } from '#web/i18n/use-t.ts';

/** Who one is, and how one can be reached. */
export function PersonalTab() {
  const t = useT('profile');
  return <h2 className="text-xl">{t('profile.tab_profile')}</h2>;
}
