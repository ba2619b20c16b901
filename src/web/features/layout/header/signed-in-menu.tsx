import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useNavigate } from 'react-router';
import { landingOf } from '#domain/access/landing.ts';
import { useT } from '#web/i18n/use-t.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { useRole } from '#web/shared/session/use-role.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { FollowDefaultStore } from './follow-default-store.tsx';
import { UserFace } from './user-face.tsx';

const row = 'flex min-h-11 w-full items-center rounded-control px-3 text-left hover:bg-brand-soft';

/** The menu of a customer; loaded once somebody is signed in. */
export function SignedInMenu({ user, face }: { user: SessionUser; face: string }) {
  const t = useT();
  const isProfileOpen = useFlag('pages.profile');
  const isAdminOpen = useFlag('pages.admin');
  const isStaff = useRole(user, 'any');
  const landing = isStaff ? '/admin/overview' : landingOf(user.roles);
  const mayConfigure = useRole(user, 'CAN_EDIT_FEATURES_CONFIGURATION');
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    const { signOut } = await import('#web/shared/session/sign-out.ts');
    if (!(await signOut())) return;
    notice(t('layout.signedOut'));
    await navigate('/');
  }
  return (
    <Menu
      summaryClass={face}
      panelClass="top-full right-0 mt-1 w-72"
      summary={
        <>
          <UserFace user={user} label={t('layout.userMenu')} />
          <Icon shape={ChevronDown} className="size-4 shrink-0 max-lg:hidden" />
        </>
      }
    >
      <FollowDefaultStore />
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
      <Link to="/lists" className={row}>
        {t('layout.lists')}
      </Link>
      {/* While the other sections are closed, who may open them again still reaches the configuration. */}
      {(isAdminOpen ? landing : mayConfigure) && (
        <Link to={(isAdminOpen && landing) || '/admin/config'} className={row}>
          {t('layout.backOffice')}
        </Link>
      )}
      <button type="button" className={row} onClick={() => void leave()}>
        {t('layout.signOut')}
      </button>
    </Menu>
  );
}
