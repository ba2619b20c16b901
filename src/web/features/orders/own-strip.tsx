import ArrowRight from 'lucide/dist/esm/icons/arrow-right.mjs';
import type { ComponentType, ReactNode } from 'react';
import type { Product } from '#contract/catalogue/catalogue.ts';
import type { OftenBought } from '#contract/catalogue/shop-strips.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { LastOrder } from './last-order.tsx';

/** A row of products; what stands before them are items of the same list. */
export type Strip = ComponentType<{
  items: readonly Product[];
  label: string;
  to: string;
  more: string;
  isFirst: boolean;
  before: ReactNode;
}>;

/** What a customer buys often, after their last order; the row itself is the one of the catalogue. */
export function OwnStrip({ own: { items, lastOrder }, Strip }: { own: OftenBought; Strip: Strip }) {
  const t = useT('orders');
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 className="text-2xl lg:text-3xl">{t('orders.often')}</h2>
        {/* On a phone it would take a second line; the strip ends in the same link. */}
        <Link
          to="/orders"
          className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-brand hover:underline max-sm:hidden"
        >
          {t('orders.all')}
          <Icon shape={ArrowRight} className="size-5" />
        </Link>
      </div>
      <Strip
        items={items}
        label={t('orders.often')}
        to="/lists/often"
        more={t('orders.oftenSee')}
        isFirst
        before={
          lastOrder && (
            <li className="w-[min(12.75rem,78vw)] shrink-0 snap-start sm:w-72">
              <LastOrder order={lastOrder} />
            </li>
          )
        }
      />
    </section>
  );
}
