import { useEffect, useState } from 'react';
import { refusalText } from '#web/i18n/error-text.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText, dayText, slotText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { canExtend, minutesLeft, spokenMinutes } from './held-slot.ts';
import { SlotList } from './slot-list.tsx';
import type { Slots } from './use-slots.ts';

/** When it is brought or collected; nothing where the store has no slots, for then the time is agreed later. */
export function SlotSection({ slots, timeZone, error }: { slots: Slots; timeZone: string; error: string | undefined }) {
  const t = useT('checkout');
  const { language } = useFormat();
  const [opened, setOpened] = useState<string | null>(null);
  const { days, chosen, refusal, reload } = slots;
  // What was refused may be full by now.
  useEffect(() => {
    if (error) reload();
  }, [error, reload]);
  if (slots.hasFailed)
    return (
      <Alert
        tone="warning"
        action={
          <Button variant="secondary" onClick={slots.reload}>
            {t('checkout.slotRetry')}
          </Button>
        }
      >
        {t('checkout.slotFailed')}
      </Alert>
    );
  if (!days || (days.length === 0 && !chosen)) return null;
  const ofChosen = days.find((day) => day.slots.some(({ id }) => id === chosen?.id));
  const firstFree = days.find((day) => day.slots.some(({ left }) => left > 0));
  const day = days.find(({ date }) => date === opened) ?? ofChosen ?? firstFree ?? days[0];
  return (
    <fieldset className="grid min-w-0 gap-3" disabled={slots.isReading} aria-busy={slots.isReading}>
      <legend className="mb-2 font-semibold">{t('checkout.slot')}</legend>
      <div className="-mx-1 flex gap-2 overflow-x-auto p-1">
        {days.map(({ date }) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === day?.date}
            className="min-h-11 shrink-0 cursor-pointer rounded-control border border-edge bg-card px-3 first-letter:uppercase hover:border-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:font-semibold"
            onClick={() => setOpened(date)}
          >
            {dayText(date, language)}
          </button>
        ))}
      </div>
      {/* Offered no more, since its cut-off has passed, and still kept. */}
      {chosen && !ofChosen && <p className="font-semibold">{slotText(chosen, language, timeZone)}</p>}
      {day && <SlotList slots={slots} offered={day.slots} timeZone={timeZone} error={error} />}
      <div aria-live="polite" className="empty:hidden">
        {slots.hasExpired && <Alert tone="warning">{t('checkout.slotExpired')}</Alert>}
        {refusal && <Alert tone="warning">{refusalText(t, refusal)}</Alert>}
        {!firstFree && !chosen && <Alert>{t('checkout.slotNone')}</Alert>}
      </div>
      <SlotHold slots={slots} timeZone={timeZone} />
    </fieldset>
  );
}

/** Until when the chosen slot is kept: the minutes that are left, and longer for one press, once. */
function SlotHold({ slots, timeZone }: { slots: Slots; timeZone: string }) {
  const t = useT('checkout');
  const { language } = useFormat();
  const { held, expire } = slots;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!held) return;
    const tick = () => {
      setNow(Date.now());
      if (Date.parse(held.expiresAt) <= Date.now()) expire();
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [held, expire]);
  if (!held) return null;
  const minutes = minutesLeft(held.expiresAt, now);
  const spoken = spokenMinutes(minutes);
  const until = t('checkout.slotHeld', { time: clockText(held.expiresAt, language, timeZone) });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-brand-soft px-3 py-2 text-sm">
      <p>
        {until} <span className="text-quiet">{t('checkout.slotMinutes', { count: minutes })}</span>
      </p>
      {/* What is seen counts each minute; what is read out does not. */}
      <p role="status" className="sr-only">
        {spoken === null ? until : `${until} ${t('checkout.slotMinutes', { count: spoken })}`}
      </p>
      {canExtend(held) && (
        <Button variant="secondary" size="small" busy={slots.pending !== null} onClick={slots.extend}>
          {t('checkout.slotExtend')}
        </Button>
      )}
    </div>
  );
}
