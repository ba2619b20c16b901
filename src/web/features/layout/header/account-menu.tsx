import CircleUser from 'lucide/dist/esm/icons/circle-user-round.mjs';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { UserFace } from './user-face.tsx';

const look = 'flex min-h-11 items-center justify-center gap-2 rounded-control px-2.5 max-lg:min-w-11 lg:w-40';

type Shown = { user: SessionUser; face: string };

/** Until the menu is here, and where it cannot be loaded. */
function MenuLink({ user, face }: Shown) {
  const t = useT();
  return (
    <Link to="/orders" className={face}>
      <UserFace user={user} label={t('layout.orders')} />
    </Link>
  );
}

// Visitors need none of it.
const SignedInMenu = lazy(() =>
  import('./signed-in-menu.tsx').then(
    (file) => ({ default: file.SignedInMenu }),
    () => ({ default: MenuLink }),
  ),
);

/** The way in for visitors; for customers their menu. Both are of one width, since who it is shows late. */
export function AccountMenu({ hoverClass }: { hoverClass: string }) {
  const t = useT();
  const { user } = useSession();
  const { pathname, search } = useLocation();
  const face = `${look} ${hoverClass}`;
  if (user)
    return (
      <Suspense fallback={<MenuLink user={user} face={face} />}>
        <SignedInMenu user={user} face={face} />
      </Suspense>
    );
  const back = pathname.startsWith('/auth/') ? '' : `?redirectTo=${encodeURIComponent(pathname + search)}`;
  return (
    <Link to={`/auth/login${back}`} className={face}>
      <Icon shape={CircleUser} className="size-6 shrink-0" />
      <span className="truncate font-semibold max-lg:sr-only">{t('layout.signIn')}</span>
    </Link>
  );
}
