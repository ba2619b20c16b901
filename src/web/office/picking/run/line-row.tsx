import Minus from 'lucide/dist/esm/icons/minus.mjs';
import Plus from 'lucide/dist/esm/icons/plus.mjs';
import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { Said } from '../device/picking-store.ts';
import { LineState } from './line-state.tsx';
import { useQuantityText } from './quantity-text.ts';

type Props = {
  line: PickLineOnWire;
  said: Said | undefined;
  timeZone: string | undefined;
  /** So many pieces more, or less. */
  onCount: (by: 1 | -1) => void;
  onWeigh: () => void;
};
const press =
  'inline-flex size-14 shrink-0 items-center justify-center rounded-control border border-edge bg-card disabled:opacity-40';

/** What of a stop one order takes: into which bag, how much of it is there, and whose wish it is. */
export function LineRow({ line, said, timeZone, onCount, onWeigh }: Props) {
  const t = useOfficeT();
  const quantityText = useQuantityText();
  const { letter, unit, weighed, quantity, picked, atLeast, atMost, state, wish, note } = line;
  const isOpen = state === 'waiting' || state === 'picked';
  return (
    <li
      className={cx('rounded-card border p-3', state === 'waiting' ? 'border-edge bg-card' : 'border-line bg-sunken')}
    >
      <div className="flex items-center gap-3">
        <span className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-brand text-2xl font-semibold text-on-brand">
          {letter}
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-2xl leading-tight font-semibold tabular-nums">
            {picked > 0 || state !== 'waiting'
              ? t('admin.picking.ofQuantity', {
                  picked: quantityText(picked, weighed ? unit : ''),
                  quantity: quantityText(quantity, unit),
                })
              : quantityText(quantity, unit)}
          </p>
          {atLeast !== null && atMost !== null && (
            <p className="text-base text-quiet">
              {t('admin.picking.range', { least: quantityText(atLeast, unit), most: quantityText(atMost, unit) })}
            </p>
          )}
        </div>
        {weighed && isOpen && (
          <button type="button" className={cx(press, 'w-auto px-4 font-semibold')} onClick={onWeigh}>
            {t('admin.picking.weigh', { letter })}
          </button>
        )}
        {!weighed && isOpen && (
          <>
            <button
              type="button"
              className={press}
              aria-label={t('admin.picking.less', { letter })}
              disabled={picked <= 0}
              onClick={() => onCount(-1)}
            >
              <Icon shape={Minus} className="size-7" />
            </button>
            <button
              type="button"
              className={press}
              aria-label={t('admin.picking.more', { letter })}
              disabled={picked >= quantity}
              onClick={() => onCount(1)}
            >
              <Icon shape={Plus} className="size-7" />
            </button>
          </>
        )}
      </div>
      <LineState line={line} said={said} timeZone={timeZone} />
      {wish !== 'best_match' && <p className="mt-2 text-base text-quiet">{t(`admin.picking.wish_${wish}`)}</p>}
      {note && (
        <p className="mt-2 rounded-control bg-warn-soft px-3 py-2 text-base text-warn">
          <span className="font-semibold">{t('admin.picking.note')}</span> {note}
        </p>
      )}
    </li>
  );
}
