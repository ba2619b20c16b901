import type { ReactNode } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { offersAddress } from './load-offers.ts';

/** The aisles among the offers, each a link with how many it has; the first links back to all. One row that scrolls on a phone. */
export function OfferAisles({ aisles, chosen }: { aisles: readonly Category[]; chosen: string }) {
  const t = useT('offers');
  const { number } = useFormat();
  if (aisles.length < 2 && chosen === '') return null;
  const total = aisles.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0);
  const all = { id: '', label: t('catalogue.allCategories'), numberOfProducts: total };
  return (
    <nav aria-label={t('offers.aisles')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0">
        {[all, ...aisles].map(({ id, label, numberOfProducts }) => {
          const isChosen = id === chosen;
          return (
            <li key={id} className="shrink-0">
              <Link
                to={offersAddress({ number: 1, category: id })}
                prefetch="intent"
                aria-current={isChosen ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold',
                  isChosen ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-card hover:border-brand',
                )}
              >
                {label}
                <span className={cx('font-normal tabular-nums', !isChosen && 'text-quiet')}>
                  {number(numberOfProducts)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Title and the way to all products. `store` is its name, `children` the line of the count. */
export function OffersHead({ store, children }: { store: string; children: ReactNode }) {
  const t = useT('offers');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h1 className="text-2xl lg:text-3xl">{t('titles.specialOffers')}</h1>
        <p className="mt-1 text-quiet">{t('offers.intro', { store })}</p>
        <p className="mt-1 min-h-6 text-sm text-quiet">{children}</p>
      </div>
      <LinkButton to="/products" variant="ghost" prefetch="intent" className="max-sm:px-0!">
        {t('offers.backToAll')}
      </LinkButton>
    </header>
  );
}
