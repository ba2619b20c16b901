import Camera from 'lucide/dist/esm/icons/scan-barcode.mjs';
import Undo from 'lucide/dist/esm/icons/undo-2.mjs';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { PickLineOnWire, PickRun } from '#contract/orders/pick-runs.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { KeptRun } from '../device/picking-store.ts';
import type { EventDraft } from '../device/run-session.ts';
import { LineRow } from './line-row.tsx';
import { MissingSheet } from './missing-sheet.tsx';
import { QuantityKeys } from './quantity-keys.tsx';
import { useQuantityText } from './quantity-text.ts';
import type { RunView } from './run-screen.tsx';
import { StopPlace } from './stop-place.tsx';
import { isDone, nextStop, type PickStop, quantityOf } from './stops.ts';

const CameraSheet = lazy(async () => ({ default: (await import('../scan/camera-sheet.tsx')).CameraSheet }));

export type Weighing = { lineId: number; barcode?: string };
type Props = {
  run: PickRun;
  stops: readonly PickStop[];
  stop: PickStop;
  said: KeptRun['said'];
  /** The stops as they are at that moment: what was pressed before may not be drawn yet. */
  readStops: () => readonly PickStop[];
  say: (drafts: readonly EventDraft[], productId: number) => Promise<boolean>;
  onView: (view: RunView) => void;
  onScan: (code: string) => void;
  weighing: Weighing | null;
  onWeigh: (weighing: Weighing | null) => void;
  isMissing: boolean;
  onMissing: (isMissing: boolean) => void;
  /** The stop that was dealt with last, to take it back. */
  last: PickStop | null;
  children: ReactNode;
};

/** One stop large: what it is and where, how much into which bag; what is pressed most is where the thumb is. */
export function StopView(props: Props) {
  const { run, stops, stop, said, say, onView, onScan, weighing, onWeigh, isMissing, onMissing, last, children } =
    props;
  const t = useOfficeT();
  const quantityText = useQuantityText();
  const [isCamera, setCamera] = useState(false);
  const [first] = stop.lines;
  const open = stop.lines.filter(({ state }) => state === 'waiting');
  const zones = new Map(run.orders.map(({ id, slot }) => [id, slot?.timeZone]));
  const weighed = stop.lines.find(({ id }) => id === weighing?.lineId);
  const undo = ({ lines, productId }: PickStop) => {
    const decided = lines.filter(({ state, picked }) => state !== 'waiting' || picked > 0);
    onView({ kind: 'stop', productId });
    void say(
      decided.map(({ id }) => ({ line_id: id, kind: 'undone' })),
      productId,
    );
  };
  const count = usePieces(props);
  function goOn(): void {
    const [line] = open;
    if (!line) {
      const next = nextStop(stops, stop.productId);
      onView(next ? { kind: 'stop', productId: next.productId } : { kind: 'end' });
    } else if (line.weighed) onWeigh({ lineId: line.id });
    else
      void say(
        open.map(({ id }) => ({ line_id: id, kind: 'picked' })),
        stop.productId,
      );
  }
  const [next] = open;
  const left = open.reduce((sum, { quantity, picked }) => sum + quantity - picked, 0);
  const label = next
    ? next.weighed
      ? t('admin.picking.weigh', { letter: next.letter })
      : t('admin.picking.take', { quantity: left })
    : t(nextStop(stops, null) ? 'admin.picking.next' : 'admin.picking.toEnd');
  return (
    <>
      <section className="flex flex-1 flex-col gap-4 p-4" aria-labelledby="stop-name">
        {children}
        <div className="flex items-start gap-4">
          <Picture
            src={first.picture}
            alt=""
            width={320}
            height={320}
            eager
            className="w-36 shrink-0 rounded-card sm:w-48"
          />
          <div className="min-w-0 flex-1">
            <h2 id="stop-name" tabIndex={-1} className="text-xl leading-snug font-semibold outline-none">
              {first.name}
            </h2>
            <p className="mt-1 text-3xl font-semibold text-brand tabular-nums">
              {quantityText(quantityOf(stop), first.unit)}
            </p>
          </div>
        </div>
        <StopPlace place={first} />
        <ul className="grid gap-3">
          {stop.lines.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              said={said[line.id]}
              timeZone={zones.get(line.orderId)}
              onCount={(by) => count(line, by)}
              onWeigh={() => onWeigh({ lineId: line.id })}
            />
          ))}
        </ul>
        {isDone(stop) && (
          <Button size="large" variant="secondary" onClick={() => undo(stop)}>
            <Icon shape={Undo} className="size-5" />
            {t('admin.picking.undo')}
          </Button>
        )}
      </section>
      <div className="sticky bottom-0 z-10 grid grid-cols-2 gap-2 border-t border-line bg-card p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {last && last.productId !== stop.productId && (
          <button
            type="button"
            className="col-span-2 inline-flex min-h-12 items-center gap-2 truncate rounded-control px-3 font-semibold text-brand hover:bg-brand-soft"
            onClick={() => undo(last)}
          >
            <Icon shape={Undo} className="size-5 shrink-0" />
            <span className="truncate">{t('admin.picking.undoLast', { name: last.lines[0].name })}</span>
          </button>
        )}
        <Button variant="secondary" className="min-h-14" disabled={open.length === 0} onClick={() => onMissing(true)}>
          {t('admin.picking.missing')}
        </Button>
        <Button variant="secondary" className="min-h-14" onClick={() => setCamera(true)}>
          <Icon shape={Camera} className="size-6" />
          {t('admin.picking.scan')}
        </Button>
        <Button size="large" className="col-span-2 min-h-18 text-2xl" onClick={goOn}>
          {label}
        </Button>
      </div>
      {weighed && (
        <QuantityKeys
          key={weighed.id}
          title={t('admin.picking.weightOf', { letter: weighed.letter })}
          unit={weighed.unit}
          weighed
          ordered={weighed.quantity}
          atLeast={weighed.atLeast}
          atMost={weighed.atMost ?? weighed.quantity}
          onClose={() => onWeigh(null)}
          onDone={(quantity) => {
            const following = open.find(({ id, weighed: isWeighed }) => id !== weighed.id && isWeighed);
            onWeigh(following ? { lineId: following.id } : null);
            const barcode = weighing?.barcode;
            void say([{ line_id: weighed.id, kind: 'picked', quantity, ...(barcode && { barcode }) }], stop.productId);
          }}
        />
      )}
      {isMissing && <MissingSheet key={stop.productId} stop={stop} say={say} onClose={() => onMissing(false)} />}
      {isCamera && (
        <Suspense>
          <CameraSheet onCode={onScan} onClose={() => setCamera(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Takes pieces one by one, each press on top of the one before, however fast they come. */
function usePieces({ readStops, say }: Pick<Props, 'readStops' | 'say'>) {
  const before = useRef(Promise.resolve());
  return ({ id, productId }: PickLineOnWire, by: 1 | -1): void => {
    const press = async () => {
      const line = readStops()
        .flatMap(({ lines }) => lines)
        .find((one) => one.id === id);
      const to = (line?.picked ?? 0) + by;
      if (!line || to < 0 || to > line.quantity) return;
      await say(
        [to === 0 ? { line_id: id, kind: 'undone' } : { line_id: id, kind: 'picked', quantity: to }],
        productId,
      );
    };
    before.current = before.current.then(press).catch(() => undefined);
  };
}
