import type { Order } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { statusTones } from './status-tones.ts';

/** The order's status in its colour. */
export function StatusBadge({ status }: Pick<Order, 'status'>) {
  const t = useT('orders');
  return <Badge tone={statusTones[status]}>{t(`orders.status_${status}`)}</Badge>;
}
