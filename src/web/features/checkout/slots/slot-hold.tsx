import { useEffect, useState } from 'react';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { clockText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { canExtend, minutesLeft, spokenMinutes } from './held-slot.ts';
import type { Slots } from './use-slots.ts';

/** Until when the chosen slot is kept: the minutes that are left, and longer for one press, once. */
export function SlotHold({ slots, timeZone }: { slots: Slots; timeZone: string }) {
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
