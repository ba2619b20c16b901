import type { RecallOrder } from '#contract/recalls/recalls.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { useOfficeT } from '../use-office-t.ts';

/** The orders in which a recalled product was handed over; `withMail`: what became of the mail of each buyer. */
export function FoundOrders(props: { orders: readonly RecallOrder[]; unit: string; withMail: boolean }) {
  const t = useOfficeT();
  const { date, quantity } = useFormat();
  const columns: Column<RecallOrder>[] = [
    {
      id: 'number',
      label: t('admin.recalls.order'),
      isRowHeader: true,
      cell: ({ orderId, orderNumber }) => (
        <Link to={`/admin/orders/${orderId}`} className="text-left whitespace-nowrap text-brand hover:underline">
          {orderNumber}
        </Link>
      ),
    },
    { id: 'day', label: t('admin.recalls.handedOver'), cell: ({ day }) => date(day, 'UTC', 'short') },
    {
      id: 'buyer',
      label: t('admin.recalls.buyer'),
      cell: ({ name, email, phone }) => (
        <>
          {name}
          <span className="block text-sm break-all text-quiet">{[email, phone].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      id: 'quantity',
      label: t('admin.recalls.quantity'),
      align: 'right',
      cell: (one) => quantity(one.quantity, unitWord(props.unit, t)),
    },
  ];
  const mail: Column<RecallOrder> = {
    id: 'mail',
    label: t('admin.recalls.mail'),
    cell: ({ mail: state }) => (
      <span className={state === 'none' || state === 'failed' ? 'font-semibold text-bad' : undefined}>
        {t(`admin.recalls.mail_${state}`)}
      </span>
    ),
  };
  return (
    <Table
      caption={t('admin.recalls.orders')}
      columns={props.withMail ? [...columns, mail] : columns}
      rows={props.orders}
      rowKey={({ orderId }) => orderId}
    />
  );
}
