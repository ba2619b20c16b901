import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import {
  listAdminOrders,
  readAdminOrder,
  type StaffOrderDetail,
  updateAdminOrder,
} from '#contract/orders/staff-orders.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { changedValues } from '../../form/changed-values.ts';
import type { Conflict } from '../../form/conflict-alert.tsx';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { type OrderValues, payloadOf, valuesOf } from './order-values.ts';

/** A draft of the staff while it is written: saved for the server's figures, then placed at just those. */
export function useDraft(order: StaffOrderDetail) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(updateAdminOrder, [listAdminOrders]);
  const [base, setBase] = useState(order);
  const [values, setValues] = useState(() => valuesOf(order));
  const [faults, setFaults] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<Conflict<OrderValues> | null>(null);
  /** What it comes to is another sum than was looked at. */
  const [isDearer, setDearer] = useState(false);
  const isChanged = JSON.stringify(payloadOf(values)) !== JSON.stringify(payloadOf(valuesOf(base)));

  async function write(isPlaced: boolean): Promise<void> {
    if (isBusy) return;
    setFaults({});
    const placed = { status: 'submitted', total_include_gst: base.totalAmount } as const;
    try {
      const input = { id: order.id, version: base.version, ...payloadOf(values) };
      const fresh = await send(isPlaced ? { ...input, ...placed } : { ...input, status: 'draft' });
      setConflict(null);
      setDearer(false);
      setBase(fresh);
      if (!isPlaced) setValues(valuesOf(fresh));
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      notice(t('admin.orders.moved'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const fresh = error.data as StaffOrderDetail | null;
      if (error.code === 'figuresChanged' && fresh) {
        setDearer(true);
        // It was not written: the draft is what it was, at other figures.
        return setBase({ ...fresh, id: base.id, version: base.version, status: 'draft' });
      }
      if (error.code === 'conflict' && fresh) {
        const before = valuesOf(base);
        setConflict({ base: before, fresh: valuesOf(fresh), isRefused: true });
        // What was not typed here is as it is saved: the next save writes over nothing that was not looked at.
        setValues({ ...valuesOf(fresh), ...changedValues(before, values) });
        queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
        return setBase(fresh);
      }
      setFaults(error.errors);
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return {
    base,
    values,
    faults,
    conflict,
    isDearer,
    isChanged,
    isBusy,
    write,
    closeConflict: () => setConflict(null),
    change: (change: Partial<typeof values>) => setValues((old) => ({ ...old, ...change })),
  };
}
