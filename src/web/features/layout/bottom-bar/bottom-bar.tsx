import House from 'lucide/dist/esm/icons/house.mjs';
import LayoutGrid from 'lucide/dist/esm/icons/layout-grid.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import { NavLink } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { BottomBarCart } from './bottom-bar-cart.tsx';

/** The phone's way around, within reach of the thumb. What was pressed is lit at once, also while its page is on its way. */
export function BottomBar() {
  const t = useT();
  const { pages } = useFlags();
  const stops = [
    { to: '/', icon: House, label: t('layout.home'), isShown: true },
    { to: '/aisles', icon: LayoutGrid, label: t('catalogue.categories'), isShown: pages.products },
    { to: '/orders', icon: Package, label: t('layout.orders'), isShown: true },
  ];
  return (
    <nav
      aria-label={t('layout.mainNavigation')}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] lg:hidden"
    >
      <ul className="flex">
        {stops.map(({ to, icon, label, isShown }) =>
          isShown ? (
            <li key={to} className="min-w-0 flex-1">
              <NavLink to={to} end={to === '/'} className={({ isActive }) => stopStyle(isActive)}>
                {({ isActive, isPending }) => (
                  <>
                    <span className={iconStyle(isActive || isPending)}>
                      <Icon shape={icon} className="size-6" />
                    </span>
                    <span>{label}</span>
                  </>
                )}
              </NavLink>
            </li>
          ) : null,
        )}
        {pages.cart && (
          // What is missing to free delivery stands here too, and takes more room than a name.
          <li className="min-w-0 flex-[1.2]">
            <BottomBarCart stopStyle={stopStyle} iconStyle={iconStyle} />
          </li>
        )}
      </ul>
    </nav>
  );
}

// The letters stop growing where four words would run into each other.
const stopStyle = (isActive: boolean) =>
  cx(
    'flex h-16 flex-col items-center justify-center gap-0.5 text-[min(0.875rem,3.9vw)] font-semibold whitespace-nowrap',
    isActive ? 'text-brand' : 'text-quiet',
  );
const iconStyle = (isActive: boolean) =>
  cx('relative inline-flex h-8 w-14 items-center justify-center rounded-full', isActive && 'bg-brand-soft');
