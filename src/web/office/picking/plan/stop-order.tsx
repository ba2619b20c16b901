import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { type KeyboardEvent, useEffect, useState } from 'react';
import type { RoundStop } from '#contract/orders/rounds.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { LimitedIconButton } from '../../form/limited-icon-button.tsx';
import { useListedKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';

type Part = 'earlier' | 'later';
const partId = (orderId: number, part: Part) => `stop-${orderId}-${part}`;
type Props = {
  stops: readonly RoundStop[];
  /** Null: they stay where they are. */
  onMove: ((stops: RoundStop[]) => void) | null;
};

/** The stops of a round, moved by buttons and by Alt with an arrow. */
export function StopOrder({ stops, onMove }: Props) {
  const t = useOfficeT();
  const [focus, setFocus] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  useListedKey('alt+↑ ↓', t('admin.rounds.plan'));
  // The row has moved by then.
  useEffect(() => {
    if (focus === null) return;
    document.getElementById(focus)?.focus();
    setFocus(null);
  }, [focus]);
  function move(from: number, to: number, part: Part): void {
    const stop = stops[from];
    if (!stop || !onMove || to < 0 || to >= stops.length) return;
    onMove(stops.toSpliced(from, 1).toSpliced(to, 0, stop));
    setSaid(t('admin.rounds.movedTo', { name: stop.name || stop.number, place: to + 1, count: stops.length }));
    setFocus(partId(stop.orderId, part));
  }
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line">
        {stops.map((stop, i) => {
          const { orderId, name, number, address, postalCode, city } = stop;
          const shown = name || number;
          const onKey = (event: KeyboardEvent) => {
            const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
            if (!event.altKey || step === undefined) return;
            event.preventDefault();
            move(i, i + step, step < 0 ? 'earlier' : 'later');
          };
          return (
            <li key={orderId} className="flex items-center gap-3 px-3 py-2">
              <span className="w-6 text-right text-quiet tabular-nums">{i + 1}</span>
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere">{shown}</span>
                <span className="block text-sm wrap-anywhere text-quiet">
                  {[address, [postalCode, city].filter(Boolean).join(' '), number].filter(Boolean).join(' · ')}
                </span>
              </span>
              {onMove && (
                <span className="flex">
                  <LimitedIconButton
                    id={partId(orderId, 'earlier')}
                    label={t('admin.rounds.earlier', { name: shown })}
                    icon={<Icon shape={ArrowUp} className="size-4" />}
                    whyNot={i === 0 ? t('admin.rounds.isFirst') : null}
                    onKeyDown={onKey}
                    onClick={() => move(i, i - 1, 'earlier')}
                  />
                  <LimitedIconButton
                    id={partId(orderId, 'later')}
                    label={t('admin.rounds.later', { name: shown })}
                    icon={<Icon shape={ArrowDown} className="size-4" />}
                    whyNot={i === stops.length - 1 ? t('admin.rounds.isLast') : null}
                    onKeyDown={onKey}
                    onClick={() => move(i, i + 1, 'later')}
                  />
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
}
