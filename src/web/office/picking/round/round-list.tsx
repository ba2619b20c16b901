import type { ReactNode } from 'react';
import type { Round, RoundStop } from '#contract/orders/rounds.ts';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { KeptRound } from '../device/picking-store.ts';

const tones = { waiting: 'grey', delivered: 'green', absent: 'yellow', cancelled: 'red' } as const;

const row = 'grid min-h-16 w-full content-center gap-1 px-4 py-3 text-left';

type Props = {
  round: Round;
  said: KeptRound['said'];
  /** Null: before it starts there is nothing to say of a stop. */
  onStop: ((orderId: number) => void) | null;
  /** Null: there is no end to go to yet. */
  onEnd: (() => void) | null;
  children: ReactNode;
};

/** All stops of a round in their order, each with where it stands; a press goes there. */
export function RoundList({ round, said, onStop, onEnd, children }: Props) {
  const t = useOfficeT();
  return (
    <div className="flex flex-1 flex-col gap-4 p-4">
      {children}
      <ol className="divide-y divide-line rounded-card border border-line bg-card">
        {round.stops.map((stop, i) => (
          <li key={stop.orderId}>
            {onStop && stop.state !== 'cancelled' ? (
              <button type="button" className={cx(row, 'hover:bg-sunken')} onClick={() => onStop(stop.orderId)}>
                <StopLine stop={stop} place={i + 1} />
                {said[stop.orderId] && <Badge tone="red">{t('admin.rounds.toRead')}</Badge>}
              </button>
            ) : (
              <div className={row}>
                <StopLine stop={stop} place={i + 1} />
              </div>
            )}
          </li>
        ))}
      </ol>
      {onEnd && (
        <Button size="large" wide variant="secondary" onClick={onEnd}>
          {t('admin.rounds.end')}
        </Button>
      )}
    </div>
  );
}

function StopLine({ stop, place }: { stop: RoundStop; place: number }) {
  const t = useOfficeT();
  const { state, name, number, address, postalCode, city } = stop;
  return (
    <span className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-y-1">
      <span className="self-center text-quiet tabular-nums">{place}</span>
      <span className="flex flex-wrap items-center gap-2">
        <span className={cx('text-lg wrap-anywhere', state === 'waiting' ? 'font-semibold' : 'text-quiet')}>
          {name || number}
        </span>
        {state !== 'waiting' && <Badge tone={tones[state]}>{t(`admin.rounds.stopState_${state}`)}</Badge>}
      </span>
      {address && (
        <span className="col-start-2 text-base wrap-anywhere text-quiet">
          {address}, {postalCode} {city}
        </span>
      )}
    </span>
  );
}
