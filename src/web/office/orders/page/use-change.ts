import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminOrderDetail, listAdminOrders, readAdminOrder, updateAdminOrder } from '#contract/admin-orders.ts';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { linesOf, type OrderLine, toItems } from '../write/order-line.ts';

type Typed = { lines: readonly OrderLine[]; note: string; isOfAge: boolean };

/**
 * A change of a placed order: what is typed, what the server makes of it, and the confirmation of just that. Whatever is
 * refused, what was typed stays.
 */
export function useChange(order: AdminOrderDetail) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const preview = useWrite(updateAdminOrder);
  const write = useWrite(updateAdminOrder, [listAdminOrders, readAdminOrder]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState<AdminOrderDetail | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  /** What stands over the form: the order, or what it comes to, is another one than was looked at. */
  const [warning, setWarning] = useState<'conflict' | 'figures' | null>(null);
  const start = () => setTyped({ lines: linesOf(order), note: order.deliveryNote ?? '', isOfAge: order.ageConfirmed });
  const stop = () => {
    setTyped(null);
    setSeen(null);
    setFaults({});
    setWarning(null);
  };
  const isChanged =
    typed !== null &&
    (JSON.stringify(typed.lines) !== JSON.stringify(linesOf(order)) || typed.note !== (order.deliveryNote ?? ''));
  const input = ({ lines, note, isOfAge }: Typed) => ({
    id: order.id,
    version: order.version,
    order_items: toItems(lines),
    delivery_note: note,
    ...(isOfAge && { age_confirmed: true }),
  });

  function refuse(error: unknown): void {
    if (!isRefusal(error)) throw error;
    setSeen(null);
    if (error.code === 'figuresChanged' && isOrder(error.data)) {
      setWarning('figures');
      setSeen(error.data);
      return;
    }
    if (error.code === 'conflict' && isOrder(error.data)) {
      setWarning('conflict');
      queries.setQueryData([readAdminOrder.name, { id: order.id }], error.data);
      return;
    }
    setFaults(error.errors);
    if (Object.keys(error.errors).length > 0) return;
    notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
  }
  async function look(): Promise<void> {
    if (!typed) return;
    setFaults({});
    try {
      setSeen(await preview.send({ ...input(typed), preview: true }));
      setWarning(null);
    } catch (error) {
      refuse(error);
    }
  }
  async function confirm(): Promise<void> {
    if (!typed || !seen) return;
    try {
      const fresh = await write.send({ ...input(typed), total_include_gst: seen.totalAmount });
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      notice(t('admin.orders.moved'));
      stop();
    } catch (error) {
      refuse(error);
    }
  }
  return {
    ...{ typed, setTyped, seen, faults, warning, isChanged, start, stop, look, confirm },
    isBusy: preview.isBusy || write.isBusy,
    back: () => setSeen(null),
  };
}

const isOrder = (data: unknown): data is AdminOrderDetail =>
  typeof data === 'object' && data !== null && 'items' in data && 'version' in data;
