import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import Package from 'lucide/dist/esm/icons/package.mjs';
import PackageCheck from 'lucide/dist/esm/icons/package-check.mjs';
import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import Store from 'lucide/dist/esm/icons/store.mjs';
import Truck from 'lucide/dist/esm/icons/truck.mjs';
import Wallet from 'lucide/dist/esm/icons/wallet.mjs';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Icon } from '#web/ui/show/icon.tsx';

const shapes: Partial<Record<TrackedOrder['status'], typeof Package>> = {
  confirmed: CircleCheck,
  preparing: PackageOpen,
  ready: Store,
  shipped: Truck,
  delivered: PackageCheck,
};

/** Where an order stands, in a word and a drawing. */
export function TrackingStatus({ status, waitsForPayment }: Pick<TrackedOrder, 'status' | 'waitsForPayment'>) {
  const t = useT('orders');
  return (
    <p className="flex items-center gap-3 text-lg font-semibold">
      <Icon shape={waitsForPayment ? Wallet : (shapes[status] ?? Package)} className="size-7 text-brand" />
      {waitsForPayment ? t('orders.status_waits') : t(`orders.tracking_${status}`)}
    </p>
  );
}
