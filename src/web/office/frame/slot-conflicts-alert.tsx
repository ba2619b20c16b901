import type { SlotConflicts } from '#contract/stores/slots.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Link } from '#web/ui/link.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

/** What the hours and the rules of a store do not let be: windows of which no slot is made, orders in slots that are no more. */
export function SlotConflictsAlert(props: { conflicts: SlotConflicts; orders?: number; timeZone: string | undefined }) {
  const { conflicts, timeZone } = props;
  const t = useOfficeT();
  const { language, weekday } = useFormat();
  const { may } = useOffice();
  const count = props.orders ?? conflicts.orders.length;
  return (
    <>
      {conflicts.windows.length > 0 && (
        <Alert tone="warning" title={t('admin.slots.outside', { count: conflicts.windows.length })}>
          <p>{t('admin.slots.outsideHint')}</p>
          <ul className="mt-1 list-disc pl-5">
            {conflicts.windows.map((window) => (
              <li key={`${window.weekday} ${window.start} ${window.end}`}>
                {t(`admin.slots.${window.type}`)} · {weekday(window.weekday)} {window.start} – {window.end}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {count > 0 && (
        <Alert tone="warning" title={t('admin.slots.withdrawn', { count })}>
          <p>{t('admin.slots.withdrawnHint')}</p>
          {timeZone && (
            <ul className="mt-1 list-disc pl-5">
              {conflicts.orders.map((order) => (
                <li key={order.id}>
                  {may('CAN_MANAGE_ORDERS') ? (
                    <Link to={`/admin/orders/${order.id}`} className="inline-flex min-h-6 items-center underline">
                      {order.number}
                    </Link>
                  ) : (
                    order.number
                  )}{' '}
                  · {t(`admin.slots.${order.type}`)} · {slotText(order, language, timeZone)}
                </li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </>
  );
}
