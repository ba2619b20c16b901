import { useT } from '#web/i18n/use-t.ts';
import { useShop } from '#web/state/shop.ts';
import { Link } from '#web/ui/link.tsx';

const link = 'inline-flex min-h-11 items-center hover:text-brand hover:underline';

const links = [
  ['/legal', 'layout.legal'],
  ['/terms-of-service', 'layout.terms'],
  ['/privacy-policy', 'layout.privacy'],
] as const;

/** What the law wants at hand, and nothing else, beneath the checkout. */
export function CheckoutFooter() {
  const t = useT();
  const { name, years } = useShop();
  return (
    <footer className="mt-12 flex flex-wrap items-center gap-x-6 border-t border-line py-2 text-sm text-quiet">
      {links.map(([to, name]) => (
        <Link key={to} to={to} className={link}>
          {t(name)}
        </Link>
      ))}
      <p className="py-2 lg:ml-auto">{t('layout.copyright', { years, name })}</p>
    </footer>
  );
}
