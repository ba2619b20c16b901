import ChevronRight from 'lucide/dist/esm/icons/chevron-right.mjs';
import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { collectOrders, type Order } from '#contract/orders/orders.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { askOrKept, keptSince } from '#web/shared/device/device-answers.ts';
import { KeptAnswerBanner } from '#web/shared/device/kept-answer-banner.tsx';
import { lifetimes, readKept } from '#web/shared/session/kept-answers.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { type OrderFilter, ordersAddress } from './order-filter.tsx';
import { StatusBadge } from './status-badge.tsx';

const perPage = 10;
/** Answers of the last minutes are taken (specification, section 9), until one's own write changes them. */
const askKept = (
  e: typeof collectOrders,
  input: InputOf<typeof collectOrders>,
  options: { signal: AbortSignal },
): Promise<OutputOf<typeof collectOrders>> =>
  askOrKept(e, input, options, () => readKept(e, lifetimes.orders, undefined, input));

type Props = { page: number; filter: OrderFilter; highlight: number | null };

/** The customer's orders, the newest first; `highlight` is the id of the one just placed. */
export function OrderList({ page, filter, highlight }: Props) {
  const t = useT('orders');
  const pageLabels = usePageLabels();
  const { money, date, number } = useFormat();
  const { data, refusal, reload } = useCall(
    collectOrders,
    { page, per_page: perPage, ...(filter && { status: filter }) },
    true,
    askKept,
  );
  if (!data && refusal)
    return (
      <Alert tone="error" action={<Button onClick={reload}>{t('common.retry')}</Button>}>
        {refusalText(t, refusal)}
      </Alert>
    );
  if (!data) return <OrderListSkeleton />;
  const orders = data.items.filter((order) => order.status !== 'draft');
  if (orders.length === 0 && filter)
    return (
      <EmptyState
        icon={<Icon shape={PackageOpen} />}
        title={t('orders.noneOf')}
        action={<LinkButton to="/orders">{t('orders.all')}</LinkButton>}
      />
    );
  if (orders.length === 0)
    return (
      <EmptyState
        icon={<Icon shape={PackageOpen} />}
        title={t('orders.none')}
        action={<LinkButton to="/products">{t('orders.browse')}</LinkButton>}
      >
        {t('orders.noneText')}
      </EmptyState>
    );
  /** What could not be had is no product of it. */
  const countText = ({ orderItems }: Order) => {
    const count = orderItems.filter(({ quantity }) => quantity > 0).length;
    return t('orders.items', { count, shown: number(count) });
  };
  const savedAt = keptSince(data);
  return (
    <>
      {savedAt !== null && <KeptAnswerBanner savedAt={savedAt} onRetry={reload} />}
      <ul className="grid gap-3">
        {orders.map((order) => (
          <li key={order.id}>
            <Link
              to={`/orders/${order.id}`}
              className={`grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 rounded-card border bg-card p-4 text-ink no-underline transition-colors hover:border-brand md:items-center md:gap-x-4 md:grid-cols-[12rem_1fr_7rem_8rem_8rem] ${
                order.id === highlight ? 'border-brand ring-1 ring-brand' : 'border-line'
              }`}
            >
              <span className="font-semibold whitespace-nowrap">{order.orderNumber}</span>
              <span className="text-right text-quiet max-md:text-sm md:text-left">
                {order.orderDate && date(order.orderDate.date, 'UTC')}
                {order.status === 'submitted' && order.estimatedDeliveryDate && (
                  <span className="block text-sm">
                    {t('orders.expected', { date: date(order.estimatedDeliveryDate.date, 'UTC') })}
                  </span>
                )}
              </span>
              <span className="text-quiet md:text-right">{countText(order)}</span>
              <span className="justify-self-end">
                <StatusBadge order={order} />
              </span>
              <span className="flex items-center gap-2 text-lg font-bold tabular-nums md:justify-self-end">
                {money(order.totalIncludeGst)}
                <Icon shape={ChevronRight} className="size-5 text-quiet max-md:hidden" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination
          current={data.page}
          total={data.totalPage}
          hrefFor={(to) => ordersAddress(filter, to)}
          labels={pageLabels}
        />
      </div>
    </>
  );
}

export function OrderListSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  );
}
