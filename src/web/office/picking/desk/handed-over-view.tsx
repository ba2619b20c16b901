import CircleCheck from 'lucide/dist/esm/icons/circle-check.mjs';
import { useEffect, useRef } from 'react';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';

/** What was handed over; amounts in decimals of the currency, `cash` null where none was taken. */
export type HandedOver = { number: string; cash: number | null; refused: number };

/** That it is done, with what was taken and what goes back; the next one is a press away. */
export function HandedOverView({ done, onNext }: { done: HandedOver; onNext: () => void }) {
  const t = useOfficeT();
  const { money } = useFormat();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="grid gap-4 rounded-card border border-line bg-card p-5">
      <div className="flex items-center gap-3">
        <Icon shape={CircleCheck} className="size-10 shrink-0 text-good" />
        <h2 ref={head} tabIndex={-1} className="text-xl outline-none">
          {t('admin.desk.done', { number: done.number })}
        </h2>
      </div>
      {done.cash !== null && done.cash > 0 && (
        <p className="text-lg font-semibold">{t('admin.desk.doneCash', { amount: money(done.cash) })}</p>
      )}
      {done.refused > 0 && <p className="text-lg">{t('admin.desk.doneRefused', { amount: money(done.refused) })}</p>}
      <Button size="large" wide className="min-h-16" onClick={onNext}>
        {t('admin.desk.next')}
      </Button>
    </div>
  );
}
