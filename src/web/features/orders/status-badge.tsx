import type { OrderStatus } from '#domain/order/status.ts';
import { waitsForPayer } from '#domain/payment/payment-status.ts';
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

/** The order's status in its colour; of one that waits for its payer, that it does. */
export function StatusBadge({ order }: { order: Parameters<typeof waitsForPayer>[0] }) {
  const t = useT('orders');
  const { status } = order;
  if (waitsForPayer(order)) return <Badge tone="red">{t('orders.status_waits')}</Badge>;
  return <Badge tone={statusTones[status]}>{t(`orders.status_${status}`)}</Badge>;
}
