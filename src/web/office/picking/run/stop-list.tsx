import { type ReactNode, useDeferredValue } from 'react';
import { Button } from '#web/ui/button/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { KeptRun } from '../device/picking-store.ts';
import { stateTones } from './line-state.tsx';
import { useQuantityText } from './quantity-text.ts';
import type { RunView } from './run-screen.tsx';
import { usePlaceText } from './stop-place.tsx';
import { isDone, type PickStop } from './stops.ts';

type Props = {
  stops: readonly PickStop[];
  said: KeptRun['said'];
  onView: (view: RunView) => void;
  children: ReactNode;
};

/** What a phone shows without scrolling; the others are drawn after it, without holding up a press. */
const atOnce = 8;

/** All stops of a run in walking order, each with where its lines stand; a press goes there. */
export function StopList({ stops, said, onView, children }: Props) {
  const t = useOfficeT();
  const drawn = useDeferredValue(stops.length, atOnce);
  return (
    <div className="flex flex-1 flex-col gap-4 p-4">
      {children}
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {stops.slice(0, drawn).map((stop) => (
          <StopRow key={stop.productId} stop={stop} said={said} onView={onView} />
        ))}
      </ul>
      <Button size="large" wide variant="secondary" onClick={() => onView({ kind: 'end' })}>
        {t('admin.picking.end')}
      </Button>
    </div>
  );
}

function StopRow({ stop, said, onView }: Pick<Props, 'said' | 'onView'> & { stop: PickStop }) {
  const t = useOfficeT();
  const quantityText = useQuantityText();
  const placeText = usePlaceText();
  const [first] = stop.lines;
  return (
    // What is below the screen is not laid out before it is near.
    <li className="[contain-intrinsic-size:auto_8rem] [content-visibility:auto]">
      <button
        type="button"
        className="grid min-h-16 w-full gap-1 px-4 py-3 text-left hover:bg-sunken"
        onClick={() => onView({ kind: 'stop', productId: stop.productId })}
      >
        <span className="text-sm text-quiet">
          {placeText(first)}
          {first.shelf && ` · ${first.shelf}`}
        </span>
        <span className={cx('text-lg', isDone(stop) ? 'text-quiet' : 'font-semibold')}>{first.name}</span>
        <span className="flex flex-wrap gap-x-3 gap-y-1 text-base">
          {stop.lines.map((line) => (
            <span key={line.id} className="inline-flex items-center gap-1.5">
              <span className="font-semibold">{line.letter}</span> {quantityText(line.quantity, line.unit)}
              {line.state !== 'waiting' && (
                <Badge tone={stateTones[line.state]}>{t(`admin.picking.state_${line.state}`)}</Badge>
              )}
              {said[line.id] && said[line.id]?.result !== 'ok' && <Badge tone="red">!</Badge>}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
