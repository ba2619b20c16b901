import ShoppingBasket from 'lucide/dist/esm/icons/shopping-basket.mjs';
import { useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { listPickSlots, readPickDay } from '#contract/orders/pick-day.ts';
import { listPickRuns, startPickRun } from '#contract/orders/pick-runs.ts';
import { listAdminOrders, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useWrite } from '../../data/use-write.ts';
import { failureText } from '../../frame/failure-text.ts';
import type { Selection } from '../../list/use-selection.ts';
import { type OfficeT, useOfficeT } from '../../use-office-t.ts';

/**
 * Takes the chosen orders into a picking run, before their cut-off too, and goes there. All or none: which of them cannot
 * be picked is named, and all stay chosen.
 */
export function BulkPick({ selection }: { selection: Selection<StaffOrder> }) {
  const t = useOfficeT();
  const { send, isBusy } = useWrite(startPickRun, [listPickRuns, listPickSlots, readPickDay, listAdminOrders]);
  const [fault, setFault] = useState<string | null>(null);
  const orders = [...selection.rows.values()];
  const storeIds = [...new Set(orders.map(({ storeId }) => storeId))];
  const mayBegin = orders.some(({ status }) => status === 'pending' || status === 'processing');
  async function begin(): Promise<void> {
    const [storeId] = storeIds;
    if (storeId === undefined || storeIds.length > 1) return setFault(t('admin.picking.oneStore'));
    try {
      const { id } = await send({ store_id: storeId, order_ids: orders.map((order) => order.id) });
      // A document of its own: the camera is allowed to that alone.
      location.assign(`/admin/picking/${id}`);
    } catch (error) {
      setFault(refusedText(t, isRefusal(error) ? error : new Refusal('unexpected'), orders));
    }
  }
  return (
    <>
      <Button size="small" variant="secondary" disabled={!mayBegin} busy={isBusy} onClick={() => void begin()}>
        <Icon shape={ShoppingBasket} className="size-4.5" />
        {t('admin.picking.pickNow')}
      </Button>
      <Dialog
        open={fault !== null}
        onClose={() => setFault(null)}
        title={t('admin.picking.startFailed')}
        closeLabel={t('common.close')}
        footer={<Button onClick={() => setFault(null)}>{t('common.close')}</Button>}
      >
        <p className="break-words">{fault}</p>
      </Dialog>
    </>
  );
}

const named = ['inRun', 'notPaid', 'nothingToPick'] as const;

function refusedText(t: OfficeT, refusal: Refusal, chosen: readonly StaffOrder[]): string {
  const code = named.find((one) => one === refusal.code);
  const numbers = (refusal.data as { orderNumbers?: string[] } | null)?.orderNumbers ?? [];
  if (code && numbers.length > 0) return t(`admin.picking.refused_${code}`, { orders: numbers.join(', ') });
  // A field of the list names one of the orders by its place in it.
  const [, place] = /^order_ids\.(\d+)$/.exec(Object.keys(refusal.errors)[0] ?? '') ?? [];
  const order = place === undefined ? undefined : chosen[Number(place)];
  const orders = order?.orderNumber ?? order?.customerName;
  return orders ? t('admin.picking.refused_nothingToPick', { orders }) : failureText(t, refusal);
}
