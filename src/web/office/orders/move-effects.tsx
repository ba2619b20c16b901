import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import { givesStockBack, type StaffStatus } from '#domain/order/status.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOfficeT } from '../use-office-t.ts';
import { sumDue } from './payment-state.ts';

/** Whether the customer is told of a move. */
const isMailed = (to: StaffStatus) => to !== 'pending' && to !== 'processing';

/** What the question before a move has to know of an order. */
export type Moved = Pick<StaffOrder, 'orderNumber' | 'email' | 'customerId' | 'dueAmount'>;

/** What comes of moving an order: what is still to be paid, who is mailed, the invoice, and that it is final. */
export function MoveEffects({ order, to }: { order: Moved; to: StaffStatus }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const { email, customerId, dueAmount } = order;
  const isOwed = givesStockBack(to) || customerId === null;
  return (
    <>
      {to === 'delivered' && dueAmount > 0 && (
        <Alert tone="warning" title={t('admin.orders.moveUnpaid', { amount: money(dueAmount) })} />
      )}
      <ul className="list-disc space-y-1 pl-5">
        {givesStockBack(to) && <li>{t('admin.orders.moveStock')}</li>}
        {isMailed(to) && email && (
          <li>{t(isOwed ? 'admin.orders.moveMails' : 'admin.orders.moveMailsNews', { email })}</li>
        )}
        {to === 'delivered' && <li>{t('admin.orders.moveInvoice', { email })}</li>}
        <li>{t('admin.orders.moveFinal')}</li>
      </ul>
    </>
  );
}

/** The same of moving many. */
export function BulkEffects({ orders, to }: { orders: readonly (Moved & Pick<StaffOrder, 'id'>)[]; to: StaffStatus }) {
  const t = useOfficeT();
  const { money, number } = useFormat();
  const unpaid = to === 'delivered' ? orders.filter(({ dueAmount }) => dueAmount > 0) : [];
  const shown = { count: orders.length, shown: number(orders.length) };
  return (
    <>
      {unpaid.length > 0 && (
        <Alert
          tone="warning"
          title={t('admin.orders.bulkUnpaid', {
            count: unpaid.length,
            shown: number(unpaid.length),
            amount: money(sumDue(unpaid)),
          })}
        >
          <ul>
            {unpaid.map(({ id, orderNumber, dueAmount }) => (
              <li key={id}>
                {orderNumber} · {money(dueAmount)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <ul className="list-disc space-y-1 pl-5">
        {givesStockBack(to) && <li>{t('admin.orders.moveStock')}</li>}
        {isMailed(to) && (
          <li>{t(givesStockBack(to) ? 'admin.orders.bulkMails' : 'admin.orders.bulkMailsNews', shown)}</li>
        )}
        {to === 'delivered' && <li>{t('admin.orders.bulkInvoices', shown)}</li>}
        <li>{t('admin.orders.moveFinal')}</li>
      </ul>
    </>
  );
}
