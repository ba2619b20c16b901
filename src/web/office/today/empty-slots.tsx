import { useId, useState } from 'react';
import type { InputOf, OutputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { type DaySlot, readPickDay } from '#contract/orders/pick-day.ts';
import { emptySlots, listSlotOrders } from '#contract/stores/closing.ts';
import { listSlotLoads } from '#contract/stores/slots.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { spanText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useWrite } from '../data/use-write.ts';
import { reasonToSend } from '../form/reason-field.tsx';
import { failureText } from '../frame/failure-text.ts';
import { useOfficeT } from '../use-office-t.ts';
import { type EmptyChoice, EmptyFields } from './empty-fields.tsx';

type Result = OutputOf<typeof emptySlots>;
const nothing: EmptyChoice = { action: 'move', to: '', reason: '' };

/**
 * Moves or cancels the orders of a slot, or of all of today's (`slot` null): shows first what would become of them, then
 * does it, and names what stays and why.
 */
export function EmptySlots({ storeId, slot }: { storeId: number; slot: DaySlot | null }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const label = t('admin.today.empty');
  const { send, isBusy } = useWrite(emptySlots, [readPickDay, listSlotOrders, listSlotLoads]);
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState(nothing);
  const [seen, setSeen] = useState<{ key: string; result: Result } | null>(null);
  const [done, setDone] = useState<Result | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const formId = useId();
  const key = `${choice.action} ${choice.to}`;
  const preview = seen?.key === key ? seen.result : null;
  const input = (isPreview: boolean): InputOf<typeof emptySlots> => ({
    id: storeId,
    ...(slot && { slot_id: slot.id }),
    action: choice.action,
    ...(choice.action === 'move' && choice.to !== '' && { to_slot_id: Number(choice.to) }),
    ...reasonToSend(choice.reason),
    ...(isPreview && { preview: true }),
  });
  async function ask(isPreview: boolean): Promise<void> {
    setRefusal(null);
    try {
      const result = await send(input(isPreview));
      if (isPreview) setSeen({ key, result });
      else setDone(result);
    } catch (error) {
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    }
  }
  const close = () => {
    setOpen(false);
    setSeen(null);
    setDone(null);
    setRefusal(null);
    if (done) setChoice(nothing);
  };
  const hasAny = preview !== null && preview.done.length > 0;
  const confirm = t(choice.action === 'move' ? 'admin.today.moveAll' : 'admin.today.cancelAll', {
    count: preview?.done.length ?? 0,
  });
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={slot ? `${label} · ${spanText(slot, language, slot.timeZone)}` : undefined}
        onClick={() => setOpen(true)}
      >
        {slot ? label : t('admin.today.emptyAll')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={close}
        title={t('admin.today.emptyTitle')}
        closeLabel={t('common.close')}
        footer={
          done ? (
            <Button onClick={close}>{t('common.close')}</Button>
          ) : (
            <>
              <Button variant="secondary" onClick={close}>
                {t('common.cancel')}
              </Button>
              {hasAny ? (
                <Button
                  variant={choice.action === 'cancel' ? 'danger' : 'primary'}
                  busy={isBusy}
                  onClick={() => void ask(false)}
                >
                  {confirm}
                </Button>
              ) : (
                <Button type="submit" form={formId} busy={isBusy}>
                  {t('admin.today.preview')}
                </Button>
              )}
            </>
          )
        }
      >
        {refusal && (
          <Alert tone="error" className="mb-3" title={t('admin.today.emptyFailed')}>
            {failureText(t, refusal)}
          </Alert>
        )}
        {!done && (
          <form
            id={formId}
            className="grid gap-4"
            onSubmit={(event) => {
              event.preventDefault();
              void ask(true);
            }}
          >
            <EmptyFields storeId={storeId} slot={slot} choice={choice} onChange={setChoice} />
          </form>
        )}
        {(done ?? preview) && (
          <ResultText result={(done ?? preview) as Result} action={choice.action} isDone={done !== null} />
        )}
      </Dialog>
    </>
  );
}

function ResultText(props: { result: Result; action: EmptyChoice['action']; isDone: boolean }) {
  const t = useOfficeT();
  const { result, action, isDone } = props;
  const count = result.done.length;
  const would = action === 'move' ? 'wouldMove' : 'wouldCancel';
  const was = action === 'move' ? 'moved' : 'cancelled';
  return (
    <div className="mt-4 grid gap-3">
      <p role="status">
        <strong>{t(`admin.today.${isDone ? was : would}`, { count })}</strong>
        {count > 0 && <span className="block text-sm break-words text-quiet">{result.done.join(', ')}</span>}
      </p>
      {result.kept.length > 0 && (
        <Alert tone="warning" title={t('admin.today.kept', { count: result.kept.length })}>
          <ul>
            {result.kept.map(({ orderNumber, reason }) => (
              <li key={orderNumber}>
                {orderNumber} · {t(`admin.today.kept_${reason}`)}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}
