import type { Order } from '#contract/orders.ts';
import { badgeTone } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Badge } from '#web/ui/show/badge.tsx';

/** The order's status in its colour: submitted yellow, completed green, cancelled and rejected red. */
export function StatusBadge({ status }: Pick<Order, 'status'>) {
  const t = useT('orders');
  return <Badge tone={badgeTone(status)}>{t(`orders.status_${status}`)}</Badge>;
}
