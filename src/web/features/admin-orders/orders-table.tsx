import type { AdminOrder } from '#contract/admin-orders.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { StatusSelect } from './status-select.tsx';

/** A page of orders; `onOpen` shows one whole, `onMoved` is called after a change of status. */
export function OrdersTable(props: {
  orders: readonly AdminOrder[];
  onOpen: (order: AdminOrder) => void;
  onMoved: () => void;
}) {
  const t = useT('admin');
  const { money, dateTime, number } = useFormat();
  const columns: Column<AdminOrder>[] = [
    {
      id: 'number',
      label: t('admin.number'),
      isRowHeader: true,
      cell: (order) => (
        <Button variant="ghost" size="small" className="-mx-3" onClick={() => props.onOpen(order)}>
          <span className="sr-only">{t('admin.detail')} </span>
          {order.orderNumber}
        </Button>
      ),
    },
    {
      id: 'customer',
      label: t('admin.customer'),
      cell: (order) => (
        <span className="block min-w-0">
          <span className="block">{order.customerName}</span>
          <span className="block truncate text-sm text-quiet">{order.email}</span>
        </span>
      ),
    },
    { id: 'date', label: t('admin.date'), cell: (order) => dateTime(order.date) },
    {
      id: 'store',
      label: t('admin.store'),
      cell: (order) => (
        <span className="block">
          <span className="block">{order.storeName}</span>
          <span className="block text-sm text-quiet">{t(`admin.type_${order.type}`)}</span>
        </span>
      ),
    },
    { id: 'items', label: t('admin.items'), align: 'right', cell: (order) => number(order.items) },
    {
      id: 'total',
      label: t('admin.total'),
      align: 'right',
      cell: (order) => <strong className="tabular-nums">{money(order.total)}</strong>,
    },
    {
      id: 'status',
      label: t('admin.status'),
      cell: (order) => <StatusSelect order={order} onMoved={props.onMoved} />,
    },
  ];
  return <Table caption={t('admin.heading')} columns={columns} rows={props.orders} rowKey={(order) => order.id} />;
}
