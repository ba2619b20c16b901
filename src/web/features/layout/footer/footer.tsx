import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { useT } from '#web/i18n/use-t.ts';
import { useFoot } from '#web/shared/shop/foot.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { AllStoresLink } from '../all-stores-link.tsx';
import { LanguageLinks } from '../header/language-links.tsx';
import { Logo } from '../header/logo.tsx';
import { FooterStores } from './footer-stores.tsx';

const link = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

/** The footer of every page: where to go, who helps, where the stores are. On a phone the stores open on demand. */
export function Footer() {
  const t = useT();
  const { stores } = useShop();
  const foot = useFoot();
  return (
    <footer
      data-far
      className="mt-16 border-t border-line bg-sunken pb-[calc(5rem+env(safe-area-inset-bottom))] lg:pb-0"
    >
      <div className="page-column grid gap-x-10 gap-y-6 py-8 lg:grid-cols-[13rem_1fr] lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-6 lg:block">
          <Logo className="text-brand" />
          <p className="max-w-xs text-quiet max-sm:hidden lg:mt-2">{foot?.promise}</p>
          <div className="-mr-2.5 flex flex-wrap lg:mt-2 lg:-ml-2.5">
            {foot?.social.map(({ to, text, icon }) => (
              <a key={to} href={to} rel="noopener" className="p-2.5 hover:text-brand">
                <svg aria-hidden="true" className="size-6">
                  <use href={icon} />
                </svg>
                <span className="sr-only">{text}</span>
              </a>
            ))}
          </div>
        </div>
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[20rem_1fr]">
          <div className="grid grid-cols-[repeat(auto-fill,minmax(max(7.5rem,40%),1fr))] gap-x-8 gap-y-3">
            {foot?.columns.map(({ title, links }) => (
              <nav key={title} aria-label={title}>
                <h2 className="text-base">{title}</h2>
                <ul className="mt-1">
                  {links.map(({ to, text }) => (
                    <li key={to}>
                      <Link to={to} className={link}>
                        {text}
                      </Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          {/* Where there is room for them the stores stand open, without a button to press. */}
          <details className="group max-lg:border-y max-lg:border-line lg:[&::details-content]:[content-visibility:visible]">
            <summary className="flex min-h-12 list-none items-center gap-2 lg:pointer-events-none lg:min-h-0 [&::-webkit-details-marker]:hidden">
              <h2 className="flex-1 text-base">{t('layout.stores')}</h2>
              <Icon shape={ChevronDown} className="size-5 transition-transform group-open:rotate-180 lg:hidden" />
            </summary>
            {stores.length === 0 ? <p className="pb-3 text-quiet">{t('layout.noStore')}</p> : <FooterStores />}
            <AllStoresLink />
          </details>
        </div>
      </div>
      <div className="border-t border-line">
        <div className="page-column flex flex-wrap items-center gap-x-6 py-2 text-sm text-quiet">
          <LanguageLinks
            inline
            linkClass="hover:text-brand hover:underline aria-current:font-semibold aria-current:text-ink"
          />
          <div className="flex flex-wrap gap-x-6">
            {foot?.law.map(({ to, text }) => (
              <Link key={to} to={to} className={link}>
                {text}
              </Link>
            ))}
          </div>
          {foot?.paidBy && <p className="py-2">{foot.paidBy}</p>}
          <p className="py-2 lg:ml-auto">{foot?.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
