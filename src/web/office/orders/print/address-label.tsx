import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { SlotLine } from './packing-list.tsx';

/** What is put on the bags: to whom and where to, large enough to be read at the door. */
export function AddressLabel({ order }: { order: StaffOrderDetail }) {
  const t = useOfficeT();
  const isDelivery = order.type === 'delivery';
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <strong>{order.orderNumber ?? t('admin.orders.status_draft')}</strong>
        <span>{order.storeName}</span>
      </p>
      <p className="text-2xl font-bold">
        {order.customerName}
        {isDelivery ? (
          <>
            <br />
            {order.shippingAddress}
            <br />
            {order.shippingPostalCode} {order.shippingCity}
          </>
        ) : (
          <span className="block font-normal">{t('admin.orders.type_pickup')}</span>
        )}
      </p>
      <p className="text-lg">{order.customerPhone}</p>
      <SlotLine order={order} />
      {order.deliveryNote && <p className="whitespace-pre-line">{order.deliveryNote}</p>}
    </div>
  );
}
