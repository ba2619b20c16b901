import type { Order } from '#contract/orders/orders.ts';
import type { OrderStatus } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { Tone } from '#web/ui/show/status-dot.tsx';

/** The colour in which a customer sees the status of an order. */
export const statusTones: Record<OrderStatus, Tone> = {
  draft: 'grey',
  submitted: 'yellow',
  completed: 'green',
  rejected: 'red',
  cancelled: 'red',
};

/** The order's status in its colour. */
export function StatusBadge({ status }: Pick<Order, 'status'>) {
  const t = useT('orders');
  return <Badge tone={statusTones[status]}>{t(`orders.status_${status}`)}</Badge>;
}
