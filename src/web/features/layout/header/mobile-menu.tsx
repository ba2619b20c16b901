import MenuIcon from 'lucide/dist/esm/icons/menu.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LanguageLinks } from './language-links.tsx';

const row = 'flex min-h-11 items-center rounded-control px-3 font-semibold hover:bg-brand-soft';

/** The phone's menu: what the bottom bar has no room for, and the languages. Opens without script. */
export function MobileMenu({ hoverClass }: { hoverClass: string }) {
  const t = useT();
  const { pages } = useFlags();
  return (
    <Menu
      className="lg:hidden"
      summaryClass={`flex min-h-11 min-w-11 items-center justify-center rounded-control ${hoverClass}`}
      panelClass="top-full right-0 mt-1 w-60"
      summary={
        <>
          <span className="sr-only">{t('layout.menu')}</span>
          <Icon shape={MenuIcon} className="size-6" />
        </>
      }
    >
      <nav aria-label={t('layout.menu')}>
        <ul>
          {pages.products && (
            <li>
              <Link to="/offers" className={`${row} text-offer`}>
                {t('layout.offers')}
              </Link>
            </li>
          )}
          {pages.profile && (
            <li>
              <Link to="/profile" className={row}>
                {t('layout.userMenu')}
              </Link>
            </li>
          )}
          <li>
            <Link to="/shipping" className={row}>
              {t('layout.shipping')}
            </Link>
          </li>
          <li>
            <Link to="/faq" className={row}>
              {t('layout.faq')}
            </Link>
          </li>
          {pages.about && (
            <li>
              <Link to="/about" className={row}>
                {t('layout.about')}
              </Link>
            </li>
          )}
          <li>
            <Link to={pages.contact ? '/contact' : '/help-center'} className={row}>
              {t(pages.contact ? 'layout.contact' : 'layout.support')}
            </Link>
          </li>
        </ul>
      </nav>
      <div className="mt-1 border-t border-line pt-1">
        <LanguageLinks linkClass="w-full rounded-control px-3 aria-current:bg-brand-soft aria-current:font-semibold" />
      </div>
    </Menu>
  );
}
