import UserRound from 'lucide/dist/esm/icons/user-round.mjs';
import { useNavigate } from 'react-router';
import { signOut } from '#web/shared/session/sign-out.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LanguageRows } from '../../frame/language-rows.tsx';
import { useOffice } from '../../office-context.ts';
import { useOfficeT } from '../../use-office-t.ts';

const row = 'flex min-h-12 w-full items-center rounded-control px-3 text-left hover:bg-brand-soft';

/** Who works here, in which language, and the way out. */
export function PickingMenu() {
  const t = useOfficeT();
  const { user, may } = useOffice();
  const navigate = useNavigate();
  async function leave(): Promise<void> {
    if (await signOut()) await navigate('/');
  }
  return (
    <Menu
      summaryClass="flex size-12 cursor-pointer items-center justify-center rounded-control hover:bg-sunken"
      panelClass="top-full right-0 mt-1 w-64"
      summary={
        <>
          <Icon shape={UserRound} className="size-6" />
          <span className="sr-only">{t('admin.picking.menu')}</span>
        </>
      }
    >
      <p className="px-3 py-2 text-sm break-words text-quiet">{user.email}</p>
      {/* The camera is allowed on the pages of picking alone: others are opened as documents of their own. */}
      {may('any') && (
        <a href="/admin/overview" className={row}>
          {t('admin.picking.office')}
        </a>
      )}
      <a href="/" className={row}>
        {t('admin.frame.toShop')}
      </a>
      <LanguageRows row={row} />
      <button type="button" className={row} onClick={() => void leave()}>
        {t('layout.signOut')}
      </button>
    </Menu>
  );
}
