import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { type ReactNode, useState } from 'react';
import type { Round, RoundStop } from '#contract/orders/rounds.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { HandOverForm } from '../desk/hand-over-form.tsx';
import type { StopSaid } from '../device/picking-store.ts';
import type { StopDraft } from '../device/use-round-session.ts';
import { StopFacts } from './stop-facts.tsx';
import { drivenStops } from './stops.ts';
import { useDoor } from './use-door.ts';

type Props = {
  round: Round;
  stop: RoundStop;
  said: StopSaid | undefined;
  /** The stop that was decided just now, where that may be undone. */
  last: RoundStop | null;
  say: (draft: StopDraft) => Promise<void>;
  children: ReactNode;
};

/** One stop, large: who, where and what; handed over in a second step, or nobody there. */
export function StopView({ round, stop, said, last, say, children }: Props) {
  const t = useOfficeT();
  const [isDoor, setDoor] = useState(false);
  const stops = drivenStops(round);
  const place = stops.findIndex(({ orderId }) => orderId === stop.orderId) + 1;
  const tell = (of: RoundStop, kind: 'absent' | 'undone') => void say({ order_id: of.orderId, kind });
  if (isDoor && stop.state === 'waiting')
    return (
      <DoorView stop={stop} say={say} onLeave={() => setDoor(false)}>
        {children}
      </DoorView>
    );
  return (
    <>
      <section className="flex flex-1 flex-col gap-4 p-4" aria-labelledby="stop-name">
        {children}
        <p className="flex items-center gap-2 text-base text-quiet">
          {t('admin.rounds.next', { place, count: stops.length })}
          {stop.state !== 'waiting' && (
            <Badge tone={stop.state === 'delivered' ? 'green' : 'yellow'}>
              {t(`admin.rounds.stopState_${stop.state}`)}
            </Badge>
          )}
        </p>
        <StopFacts stop={stop} said={said} />
        {stop.state === 'absent' && (
          <Button size="large" variant="secondary" onClick={() => tell(stop, 'undone')}>
            <Icon shape={Undo} className="size-5" />
            {t('admin.rounds.undo')}
          </Button>
        )}
      </section>
      {(stop.state === 'waiting' || last) && (
        <div className="sticky bottom-0 z-10 grid grid-cols-2 gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
          {last && (
            <button
              type="button"
              className="col-span-2 inline-flex min-h-12 items-center gap-2 truncate rounded-control px-3 font-semibold text-brand hover:bg-brand-soft"
              onClick={() => tell(last, 'undone')}
            >
              <Icon shape={Undo} className="size-5 shrink-0" />
              <span className="truncate">{t('admin.rounds.undoLast', { name: last.name || last.number })}</span>
            </button>
          )}
          {stop.state === 'waiting' && (
            <>
              <Button variant="secondary" className="min-h-18 text-xl" onClick={() => tell(stop, 'absent')}>
                {t('admin.rounds.absent')}
              </Button>
              <Button size="large" className="min-h-18 text-xl" onClick={() => setDoor(true)}>
                {t('admin.rounds.deliver')}
              </Button>
            </>
          )}
        </div>
      )}
    </>
  );
}

type DoorProps = Pick<Props, 'stop' | 'say' | 'children'> & { onLeave: () => void };

/** An order at the door: its goods, what is refused, the age, and the sum. */
function DoorView({ stop, say, onLeave, children }: DoorProps) {
  const t = useOfficeT();
  const door = useDoor(stop, say);
  return (
    <section className="flex flex-1 flex-col gap-4 p-4" aria-labelledby="stop-name">
      {children}
      <h2 id="stop-name" className="text-2xl font-semibold wrap-anywhere">
        {stop.name || stop.number}
      </h2>
      <HandOverForm items={stop.items} desk={door} />
      <Button variant="ghost" size="large" onClick={onLeave}>
        {t('admin.rounds.backToStop')}
      </Button>
    </section>
  );
}
