import Bell from 'lucide/dist/esm/icons/bell.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import CreditCard from 'lucide/dist/esm/icons/credit-card.mjs';
import MapPin from 'lucide/dist/esm/icons/map-pin.mjs';
import ShieldCheck from 'lucide/dist/esm/icons/shield-check.mjs';
import { useEffect, useRef } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { type ProfileTab, tabAddress } from './profile-tabs.ts';

const icons = {
  profile: CircleUser,
  addresses: MapPin,
  payment: CreditCard,
  notifications: Bell,
  security: ShieldCheck,
} as const satisfies Record<ProfileTab, unknown>;

/** The parts of the account: at the side, on a phone a row that scrolls. Links, so that each has its address. */
export function ProfileNav({
  tabs,
  active,
  pathname,
}: {
  tabs: readonly ProfileTab[];
  active: ProfileTab;
  pathname: string;
}) {
  const t = useT('profile');
  const row = useRef<HTMLUListElement>(null);
  // On a phone the chosen one may stand beyond the edge.
  useEffect(() => {
    const list = row.current;
    const chosen = list?.querySelector<HTMLElement>(`[data-tab="${active}"]`);
    if (list && chosen) list.scrollTo({ left: chosen.offsetLeft - list.offsetLeft - 16 });
  }, [active]);
  return (
    <nav aria-label={t('profile.parts')} className="lg:sticky lg:top-24">
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:gap-1 lg:px-0"
      >
        {tabs.map((tab) => (
          <li key={tab} data-tab={tab} className="shrink-0">
            <Link
              to={tabAddress(tab, pathname)}
              aria-current={tab === active ? 'page' : undefined}
              className={cx(
                'flex min-h-11 items-center gap-2.5 rounded-full border px-4 font-semibold whitespace-nowrap no-underline transition-colors lg:rounded-control lg:border-transparent lg:px-3 lg:whitespace-normal',
                tab === active
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-edge bg-card text-ink hover:border-brand hover:text-brand lg:bg-transparent lg:hover:bg-sunken',
              )}
            >
              <Icon shape={icons[tab]} className="size-5 shrink-0" />
              {t(`profile.tab_${tab}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
