import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ReactNode } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { ProductTile } from './product-grid.tsx';

/** On a phone three of them, and so much of the next that one sees it go on. */
const place = 'w-[min(6.75rem,78vw)] shrink-0 snap-start sm:w-56';

/**
 * Products in one row that scrolls sideways, by finger, wheel or the focus of its links. `label` names it; with `to` it
 * ends in a link to all of them, which says `more`. `isFirst`: it stands in the first screen, so its pictures come with
 * the page. `before` are items that stand before the products.
 */
export function ProductStrip({
  items,
  label,
  to,
  more,
  isFirst = false,
  before,
}: {
  items: readonly Product[];
  label: string;
  to?: string | undefined;
  more?: string;
  isFirst?: boolean;
  before?: ReactNode;
}) {
  const t = useT();
  return (
    <ul
      aria-label={label}
      className="-mx-4 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 pb-3 sm:gap-4 md:-mx-6 md:scroll-px-6 md:px-6"
    >
      {before}
      {items.map((item) => (
        <li key={item.id} className={place}>
          <ProductTile item={item} load={isFirst ? 'eager' : 'lazy'} sizes="(min-width: 40rem) 14rem, 6.75rem" />
        </li>
      ))}
      {to && (
        <li className={place}>
          <Link
            to={to}
            className="relative flex h-full min-h-11 flex-col items-center justify-center gap-2 rounded-card border border-line bg-card p-2 text-center font-semibold text-brand hover:shadow-lift hover:underline"
          >
            <Icon shape={ArrowRight} className="size-6" />
            <span>
              {more ?? t('catalogue.seeAll')}
              {!more && <span className="sr-only">{`, ${label}`}</span>}
            </span>
          </Link>
        </li>
      )}
    </ul>
  );
}
