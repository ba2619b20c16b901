import { useLocation } from 'react-router';
import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { CartLink } from './cart-link.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { StoreMenu } from './store-menu.tsx';

const bandHover = 'hover:bg-on-band/10';

/**
 * Phone: a green band with logo, store, account and a menu, the search beneath; the rest is in the bottom bar.
 * Wide: cart and main pages beside the search. The band scrolls away, the row with the search stays; the band comes back
 * for a focus in it.
 */
export function Header() {
  const t = useT();
  const { features, pages } = useFlags();
  const { pathname } = useLocation();
  const hasSearch = features.search && pages.products;
  return (
    <header
      className={cx(
        'sticky z-30 bg-card has-[.bg-band_:focus-visible]:top-0! lg:-top-12',
        hasSearch ? '-top-(--band-height)' : 'top-0',
      )}
    >
      <div className="bg-band text-on-band">
        <div className="page-column relative flex h-(--band-height) items-center gap-1 lg:h-12 lg:gap-4">
          <Logo compact className="lg:hidden" />
          <div className="flex min-w-0 flex-1">
            <StoreMenu className="flex-1 lg:-ml-2 lg:flex-none" />
          </div>
          <div className="lg:hidden">
            <AccountMenu hoverClass={bandHover} />
          </div>
          <MobileMenu hoverClass={bandHover} />
          <div className="flex max-lg:hidden">
            {(['about', 'contact'] as const).map(
              (page) =>
                pages[page] && (
                  <Link
                    key={page}
                    to={`/${page}`}
                    className={`inline-flex min-h-11 items-center rounded-control px-3 text-sm ${bandHover}`}
                  >
                    {t(`layout.${page}`)}
                  </Link>
                ),
            )}
            <LanguageLinks
              short
              linkClass="rounded-control text-sm font-semibold opacity-85 hover:bg-on-band/10 aria-current:underline aria-current:opacity-100 aria-current:decoration-2 aria-current:underline-offset-4"
            />
          </div>
        </div>
      </div>
      <div className={cx('border-b border-line', !hasSearch && 'max-lg:hidden')}>
        <div className="page-column flex h-16 items-center gap-4 lg:h-20">
          <Logo className="text-brand max-lg:hidden" />
          {pages.products && (
            <nav aria-label={t('layout.mainNavigation')} className="main-links flex gap-1 max-lg:hidden">
              {(
                [
                  ['/aisles', t('catalogue.categories'), ''],
                  ['/products', t('layout.products'), 'max-xl:hidden'],
                  ['/offers', t('layout.offers'), 'text-offer'],
                ] as const
              ).map(([to, name, look]) => (
                <Link key={to} to={to} aria-current={pathname === to ? 'page' : undefined} className={look}>
                  {name}
                </Link>
              ))}
            </nav>
          )}
          {hasSearch ? <SearchForm className="flex-1" /> : <span className="flex-1" />}
          <div className="max-lg:hidden">
            <AccountMenu hoverClass="hover:bg-sunken" />
          </div>
          {pages.cart && (
            <div className="max-lg:hidden">
              <CartLink />
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
