import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';

/** What of one's orders is shown, by its status; all of them where none is named. */
export const orderFilters = ['submitted', 'completed', 'cancelled', 'rejected'] as const;
export type OrderFilter = (typeof orderFilters)[number] | null;

/** The filter that an address names, or null. */
export function orderFilterOf(value: string | null): OrderFilter {
  return orderFilters.find((one) => one === value) ?? null;
}

/** The address of a page of the filtered orders. */
export function ordersAddress(filter: OrderFilter, page = 1): string {
  const query = new URLSearchParams({ ...(filter && { status: filter }), ...(page > 1 && { page: String(page) }) });
  return query.size === 0 ? '/orders' : `/orders?${query}`;
}

/** One's orders by what has become of them, each choice an address. */
export function OrderFilters({ current }: { current: OrderFilter }) {
  const t = useT('orders');
  return (
    <nav aria-label={t('orders.filter')} className="-mx-1 mb-4 flex gap-2 overflow-x-auto p-1">
      {([null, ...orderFilters] as const).map((one) => (
        <Link
          key={one ?? 'all'}
          to={ordersAddress(one)}
          preventScrollReset
          aria-current={one === current ? 'page' : undefined}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control border border-edge bg-card px-4 text-ink no-underline hover:border-brand aria-[current=page]:border-brand aria-[current=page]:bg-brand-soft aria-[current=page]:font-semibold"
        >
          {t(one ? `orders.status_${one}` : 'orders.filterAll')}
        </Link>
      ))}
    </nav>
  );
}
