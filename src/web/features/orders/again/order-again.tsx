import type { ComponentProps } from 'react';
import type { Order } from '#contract/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { AddAll } from './add-all.tsx';

/** Puts the goods of an order in the cart once more. */
export function OrderAgain({
  order,
  ...look
}: { order: Order } & Omit<ComponentProps<typeof AddAll>, 'items' | 'label'>) {
  const t = useT('orders');
  return <AddAll {...look} items={order.orderItems} label={t('orders.again')} />;
}
