import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import Search from 'lucide/dist/esm/icons/search.mjs';
import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useNavigate } from 'react-router';
import { signOut } from '#web/shared/session/sign-out.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { keysDialog } from '../keys/key-store.ts';
import { useOffice } from '../office-context.ts';
import { palette } from '../palette/palette-state.ts';
import { useOfficeT } from '../use-office-t.ts';
import { LanguageRows } from './language-rows.tsx';

const row = 'flex min-h-10 w-full items-center rounded-control px-3 text-left text-sm hover:bg-brand-soft';

/** The line on top: what opens the search of everything, and the menu of whoever works here. */
export function OfficeTop() {
  const t = useOfficeT();
  const { user, may } = useOffice();
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    if (!(await signOut())) return;
    notice(t('layout.signedOut'));
    await navigate('/');
  }
  return (
    <header className="sticky top-0 z-30 flex min-h-14 items-center gap-3 border-b border-line bg-card px-4 max-lg:gap-1 max-lg:border-l max-lg:px-1 lg:px-6">
      {/* Orders, products and customers are found there: not for who only picks or delivers. */}
      {may('any') && (
        <button
          type="button"
          onClick={() => palette.open()}
          className="flex min-h-11 max-w-md min-w-11 flex-1 items-center justify-center gap-2 rounded-control border-edge text-left text-sm text-quiet max-lg:text-ink lg:min-h-10 lg:justify-start lg:border lg:px-3 hover:border-ink"
        >
          <Icon shape={Search} className="size-5 shrink-0 lg:size-4" />
          <span className="min-w-0 flex-1 truncate max-lg:sr-only">{t('admin.palette.open')}</span>
          <kbd className="key max-lg:hidden">{`${t('admin.keys.ctrl')} K`}</kbd>
        </button>
      )}
      <Link to="/" className="ml-auto text-sm font-semibold text-brand hover:underline max-lg:hidden">
        {t('admin.frame.toShop')}
      </Link>
      <Menu
        className="max-lg:ml-auto"
        summaryClass="flex min-h-11 max-w-56 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-control px-2 text-sm font-semibold hover:bg-sunken lg:min-h-10"
        panelClass="top-full right-0 mt-1 w-64"
        summary={
          <>
            <Icon shape={UserRound} className="size-5 shrink-0 lg:hidden" />
            <span className="truncate max-lg:sr-only">{user.email}</span>
            <Icon shape={ChevronDown} className="size-4 shrink-0 max-lg:hidden" />
          </>
        }
      >
        <Link to="/profile" className={row}>
          {t('layout.userMenu')}
        </Link>
        <Link to="/" className={row}>
          {t('admin.frame.toShop')}
        </Link>
        <button type="button" className={row} onClick={() => keysDialog.open()}>
          {t('admin.keys.title')}
        </button>
        <LanguageRows row={row} />
        <button type="button" className={row} onClick={() => void leave()}>
          {t('layout.signOut')}
        </button>
      </Menu>
    </header>
  );
}
