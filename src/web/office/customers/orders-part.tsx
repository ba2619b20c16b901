import type { StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { listAdminOrders } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { FormSection } from '../form/form-section.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

/** The newest orders of a customer, for whoever may manage orders. */
export function OrdersPart({ customer: { id } }: { customer: StaffCustomer }) {
  const t = useOfficeT();
  const { money, date } = useFormat();
  const isAllowed = useOffice().may('CAN_MANAGE_ORDERS');
  const { data, refusal, reload } = useRead(listAdminOrders, { customerId: id, per_page: 5 }, { isOn: isAllowed });
  return (
    <FormSection title={t('admin.customers.lastOrders')}>
      {!isAllowed && <p className="text-sm text-quiet">{t('admin.customers.ordersLocked')}</p>}
      {refusal && <RefusalAlert title={t('admin.orders.loadFailed')} refusal={refusal} retry={reload} />}
      {isAllowed && !data && !refusal && <Skeleton className="h-24" />}
      {data?.total === 0 && <p className="text-sm text-quiet">{t('admin.customers.noOrders')}</p>}
      {data && data.total > 0 && (
        <>
          <ul className="divide-y divide-line text-sm">
            {data.items.map((order) => (
              <li key={order.id}>
                <Link
                  to={`/admin/orders/${order.id}`}
                  className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-3 py-1.5 hover:bg-sunken"
                >
                  <span className="font-semibold text-brand">{order.orderNumber ?? t('admin.palette.draft')}</span>
                  <span className="text-right tabular-nums">{money(order.total)}</span>
                  <span className="text-quiet">{date(order.date, order.timeZone, 'short')}</span>
                  <span className="text-right text-quiet">{t(`admin.orders.status_${order.status}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
          {data.total > data.items.length && (
            <Link
              to={`/admin/orders?customerId=${id}`}
              className="mt-2 inline-flex min-h-11 items-center text-sm font-semibold text-brand hover:underline"
            >
              {t('admin.customers.allOrders', { count: data.total })}
            </Link>
          )}
        </>
      )}
    </FormSection>
  );
}
