import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import { useLocation, useNavigate } from 'react-router';
import { hasRole } from '#domain/access/roles.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFlag } from '#web/state/flags.ts';
import { useSession } from '#web/state/session.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';

const face =
  'flex min-h-11 items-center justify-center gap-2 rounded-control px-2.5 max-lg:min-w-11 lg:w-44 lg:justify-start';
const row = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-brand-soft';

/** The way in for visitors; for customers their menu. Both are of one width, since who it is shows late. */
export function AccountMenu({ hoverClass }: { hoverClass: string }) {
  const t = useT();
  const { user } = useSession();
  const isProfileOpen = useFlag('pages.profile');
  const isAdminOpen = useFlag('pages.admin');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!user) {
    const back = pathname.startsWith('/auth/') ? '' : `?redirectTo=${encodeURIComponent(pathname + search)}`;
    return (
      <Link to={`/auth/login${back}`} className={`${face} ${hoverClass}`}>
        <Icon shape={CircleUser} className="size-6 shrink-0" />
        <span className="truncate font-semibold max-lg:sr-only">{t('layout.signIn')}</span>
      </Link>
    );
  }
  async function leave(): Promise<void> {
    const { signOut } = await import('#web/state/sign-out.ts');
    if (!(await signOut())) return;
    notice(t('layout.signedOut'));
    await navigate('/');
  }
  return (
    <Menu
      summaryClass={`${face} ${hoverClass}`}
      panelClass="top-full right-0 mt-1 w-72"
      summary={
        <>
          <Icon shape={CircleUser} className="size-6 shrink-0" />
          <span className="sr-only">{t('layout.userMenu')}</span>
          {/* The whole address stands in the menu; here it would be cut. */}
          <span className="min-w-0 flex-1 truncate font-semibold max-lg:sr-only">{user.email.split('@')[0]}</span>
          <Icon shape={ChevronDown} className="size-4 shrink-0 max-lg:hidden" />
        </>
      }
    >
      <div className="mb-1 border-b border-line px-3 pt-1 pb-3">
        <p className="truncate font-semibold">{user.email}</p>
        <p className="text-sm text-quiet">
          {t(user.customerType === 'wholesale' ? 'layout.customerWholesale' : 'layout.customerRetail')}
        </p>
      </div>
      {isProfileOpen && (
        <Link to="/profile" className={row}>
          {t('layout.userMenu')}
        </Link>
      )}
      <Link to="/orders" className={row}>
        {t('layout.orders')}
      </Link>
      {isAdminOpen && hasRole(user.roles, 'CAN_MANAGE_ORDERS') && (
        <Link to="/admin/orders" className={row}>
          {t('layout.backOffice')}
        </Link>
      )}
      <button type="button" className={row} onClick={() => void leave()}>
        {t('layout.signOut')}
      </button>
    </Menu>
  );
}
