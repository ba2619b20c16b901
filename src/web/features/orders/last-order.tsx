import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { OrderAgain } from './again/order-again.tsx';

/** Three rows of four: a row more where the card is high enough for it, so that the pictures never make it higher. */
const mostPictures = 12;
const rows = ['', 'hidden [@container(max-aspect-ratio:2/1)]:block', 'hidden [@container(max-aspect-ratio:4/3)]:block'];

/** The last order as a card among products, as high as they are: when, how much, some of its goods, and the way to repeat it. */
export function LastOrder({ order }: { order: Order }) {
  const t = useT('orders');
  const { money, date, number } = useFormat();
  const { orderItems, orderDate } = order;
  const goods = orderItems.filter(({ quantity }) => quantity > 0);
  const count = goods.length;
  return (
    <div className="flex h-full flex-col gap-2 rounded-card border border-line bg-brand-soft p-2.5 sm:p-4">
      <h3 className="leading-snug sm:text-lg">
        <Link to={`/orders/${order.id}`} className="hover:underline">
          {t('orders.last')}
        </Link>
      </h3>
      <p className="text-sm tabular-nums">
        {orderDate && <span className="block">{date(orderDate.date, 'UTC')}</span>}
        {t('orders.items', { count, shown: number(count) })} · <b>{money(order.totalIncludeGst)}</b>
      </p>
      <OrderAgain order={order} size="small" wide className="max-sm:px-1" />
      <div className="min-h-0 grow basis-0 overflow-hidden [container-type:size]">
        <ul className="grid h-full grid-cols-4 content-start gap-1.5 sm:gap-2">
          {goods.slice(0, mostPictures).map((item, i) => (
            <li key={item.id} className={rows[Math.floor(i / 4)]}>
              <Picture
                src={item.picture}
                alt={item.productName}
                width={64}
                height={64}
                className="w-full rounded-control"
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
