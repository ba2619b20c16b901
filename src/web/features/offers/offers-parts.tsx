import type { ReactNode } from 'react';
import type { Category } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { type AskedOffers, offersAddress, shortDatesAddress } from './load-offers.ts';

type OfferAislesProps = {
  aisles: readonly Category[];
  /** How many goods of short date there are. */
  shortDates: number;
  asked: AskedOffers;
};

/**
 * The goods of short date and the aisles among the offers, each a link with how many it has; the first links back to all.
 * One row that scrolls on a phone.
 */
export function OfferAisles({ aisles, shortDates, asked }: OfferAislesProps) {
  const t = useT('offers');
  const { number } = useFormat();
  const { category, isShortDate } = asked;
  const hasShortDates = shortDates > 0 || isShortDate;
  if (aisles.length < 2 && category === '' && !hasShortDates) return null;
  const total = aisles.reduce((sum, { numberOfProducts }) => sum + numberOfProducts, 0);
  const all = { to: '/offers', isChosen: category === '' && !isShortDate, label: t('catalogue.allCategories'), total };
  const short = { to: shortDatesAddress, isChosen: isShortDate, label: t('titles.shortDates'), total: shortDates };
  const ofAisles = aisles.map(({ id, label, numberOfProducts }) => {
    const to = offersAddress({ number: 1, category: id, isShortDate: false });
    return { to, isChosen: id === category, label, total: numberOfProducts };
  });
  return (
    <nav aria-label={t('offers.aisles')}>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-6 md:px-6 lg:mx-0 lg:flex-wrap lg:px-0">
        {[all, ...(hasShortDates ? [short] : []), ...ofAisles].map(({ to, isChosen, label, total: count }) => (
          <li key={to} className="shrink-0">
            <Link
              to={to}
              prefetch="intent"
              aria-current={isChosen ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold',
                isChosen ? 'border-brand bg-brand text-on-brand' : 'border-edge bg-card hover:border-brand',
              )}
            >
              {label}
              <span className={cx('font-normal tabular-nums', !isChosen && 'text-quiet')}>{number(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OffersHeadProps = { store: string; isShortDate: boolean; children: ReactNode };

/** Title and the way to all products. `store` is its name, `children` the line of the count. */
export function OffersHead({ store, isShortDate, children }: OffersHeadProps) {
  const t = useT('offers');
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <div>
        <h1 className="text-2xl lg:text-3xl">{t(isShortDate ? 'titles.shortDates' : 'titles.specialOffers')}</h1>
        <p className="mt-1 text-quiet">
          {isShortDate ? t('offers.shortDatesIntro', { store }) : t('offers.intro', { store })}
        </p>
        <p className="mt-1 min-h-6 text-sm text-quiet">{children}</p>
      </div>
      <LinkButton to="/products" variant="ghost" prefetch="intent" className="max-sm:px-0!">
        {t('offers.backToAll')}
      </LinkButton>
    </header>
  );
}
