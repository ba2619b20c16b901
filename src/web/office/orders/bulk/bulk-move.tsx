import { useState } from 'react';
import { moveOrder, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { givesStockBack, type StaffStatus } from '#domain/order/status.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { GuardedReason, reasonToSend } from '../../form/reason-field.tsx';
import type { Selection } from '../../list/use-selection.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { BulkEffects } from '../move-effects.tsx';
import { failureLines, NamedOrders } from './bulk-result.tsx';
import { commonMoves, splitByMove } from './plan-moves.ts';
import { type OrderFailure, useEachOrder } from './use-each-order.ts';

type Props = {
  selection: Selection<StaffOrder>;
  /** Why they end; kept by the owner, as this goes with the choice. */
  reason: string;
  onReason: (reason: string) => void;
};

/**
 * Moves the chosen orders on. Those that cannot go there are named before anything is done. All stay chosen, as they now
 * stand: their lists are printed next, and what was refused can be tried again.
 */
export function BulkMove({ selection, reason, onReason }: Props) {
  const t = useOfficeT();
  const [chosen, setChosen] = useState<StaffStatus | ''>('');
  const [to, setTo] = useState<StaffStatus | null>(null);
  const [failures, setFailures] = useState<readonly OrderFailure[]>([]);
  const { writeEach, done } = useEachOrder(moveOrder);
  const orders = [...selection.rows.values()];
  const options = commonMoves(orders);
  // What was chosen for other orders may be nowhere for these.
  const wanted = options.find((option) => option === chosen) ?? '';
  const { moving, staying } = to ? splitByMove(orders, to) : { moving: [], staying: [] };
  const close = () => {
    if (done !== null) return;
    setTo(null);
    setFailures([]);
  };
  async function move(status: StaffStatus): Promise<void> {
    const { failures: failed, fresh } = await writeEach(moving, {
      status,
      ...(givesStockBack(status) && reasonToSend(reason)),
    });
    const count = moving.length - failed.length;
    notice(t('admin.orders.bulkDone', { count, status: t(`admin.orders.status_${status}`) }));
    setFailures(failed);
    selection.set(fresh, true);
    if (failed.length > 0) return;
    setTo(null);
    if (givesStockBack(status)) onReason('');
  }
  const hasFailed = failures.length > 0;
  return (
    <>
      {/* Choosing asks nothing yet, so that arrow keys do not. */}
      <span className="dense inline-flex flex-wrap gap-2">
        <Select
          aria-label={t('admin.orders.bulkMove')}
          value={wanted}
          disabled={options.length === 0}
          onChange={(event) => setChosen(event.target.value as StaffStatus | '')}
        >
          <option value="">{t(options.length === 0 ? 'admin.orders.bulkNowhere' : 'admin.orders.bulkMove')}</option>
          {options.map((status) => (
            <option key={status} value={status}>
              {t(`admin.orders.status_${status}`)}
            </option>
          ))}
        </Select>
        <Button size="small" variant="secondary" disabled={wanted === ''} onClick={() => wanted && setTo(wanted)}>
          {t('admin.orders.moveGo')}
        </Button>
      </span>
      <Dialog
        open={to !== null}
        onClose={close}
        title={to ? t('admin.orders.bulkTitle', { count: moving.length, status: t(`admin.orders.status_${to}`) }) : ''}
        closeLabel={t('common.close')}
        footer={
          !hasFailed && (
            <>
              <Button variant="secondary" onClick={close}>
                {t('common.back')}
              </Button>
              <Button
                variant={to && givesStockBack(to) ? 'danger' : 'primary'}
                busy={done !== null}
                onClick={() => to && void move(to)}
              >
                {t('common.confirm')}
              </Button>
            </>
          )
        }
      >
        <p aria-live="polite">{done !== null && t('admin.orders.bulkProgress', { done, total: moving.length })}</p>
        <NamedOrders title={t('admin.orders.bulkFailed', { count: failures.length })} lines={failureLines(failures)} />
        {!hasFailed && to && (
          <div className="grid gap-4">
            <BulkEffects orders={moving} to={to} />
            {givesStockBack(to) && <GuardedReason value={reason} onChange={onReason} />}
          </div>
        )}
        {!hasFailed && (
          <NamedOrders
            title={t('admin.orders.bulkStaying', { count: staying.length })}
            lines={staying.map(({ id, orderNumber, customerName, status }) => ({
              id,
              text: `${orderNumber ?? customerName} · ${t(`admin.orders.status_${status}`)}`,
            }))}
          />
        )}
      </Dialog>
    </>
  );
}
