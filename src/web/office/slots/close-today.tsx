import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isRefusal } from '#contract/errors.ts';
import { listSlotLoads, readSlotRules } from '#contract/stores/slots.ts';
import { readStaffStore, type StaffStoreDetail, updateStore } from '#contract/stores/staff-stores.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useRead } from '../data/use-read.ts';
import { useWrite } from '../data/use-write.ts';
import { AskedButton } from '../form/asked-button.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';

/**
 * Takes no more orders for today, by a closed day of the store: after a question, which an address asks at once
 * (`?close=today`). The same button takes it back.
 */
export function CloseToday({ store }: { store: StaffStoreDetail }) {
  const t = useOfficeT();
  const { may } = useOffice();
  const [query] = useSearchParams();
  // The question of the address is asked once, not again after the store has been closed and opened.
  const [isAsked] = useState(query.get('close') === 'today');
  const { id, version, name, timeZone, closedDays } = store;
  const { data: loads } = useRead(listSlotLoads, { id });
  const { send, isBusy } = useWrite(updateStore, [readStaffStore, readSlotRules, listSlotLoads]);
  const today = dayOf(new Date().toISOString(), timeZone);
  const others = closedDays.filter(({ date }) => date !== today);
  const isClosed = closedDays.some(({ date, opens }) => date === today && !opens);
  const slots = loads?.days.find(({ date }) => date === today)?.slots ?? [];
  const count = slots.reduce((sum, { ordersTaken }) => sum + ordersTaken, 0);
  const write = (days: typeof closedDays | { date: string }[]) => send({ id, version, closedDays: days });
  async function open(): Promise<void> {
    try {
      await write(others);
      notice(t('admin.slots.openedToday'));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      notice(t('admin.slots.saveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  if (isClosed)
    return (
      <Button size="small" variant="secondary" busy={isBusy} onClick={() => void open()}>
        {t('admin.slots.openToday')}
      </Button>
    );
  return (
    <AskedButton
      size="small"
      startsAsked={isAsked}
      label={t('admin.slots.closeToday')}
      question={t('admin.slots.closeTodayOf', { store: name })}
      confirm={t('admin.slots.closeTodayConfirm')}
      failed={t('admin.slots.saveFailed')}
      isDanger
      isBusy={isBusy}
      run={async () => {
        await write([...others, { date: today }]);
        notice(t('admin.slots.closedToday'));
      }}
    >
      <p>{t('admin.slots.closeTodayText')}</p>
      {count > 0 && <p className="mt-2 font-semibold">{t('admin.slots.closeTodayOrders', { count })}</p>}
      {count > 0 && may('CAN_MANAGE_ORDERS') && (
        <p className="mt-2">
          <Link to={`/admin/today/${id}`} className="inline-flex min-h-11 items-center text-brand underline">
            {t('admin.today.emptyTitle')}
          </Link>
        </p>
      )}
    </AskedButton>
  );
}
