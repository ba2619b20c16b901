import { useState } from 'react';
import type { PickLineOnWire } from '#contract/orders/pick-runs.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Picture } from '#web/ui/show/picture.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { mostOf } from '../device/fold-events.ts';
import { useQuantityText } from './quantity-text.ts';

type Substitute = PickLineOnWire['substitutes'][number];
type Props = {
  line: PickLineOnWire;
  onChoose: (substitute: Substitute, isAgreed: boolean) => void;
  onNothing: () => void;
};

/** What may stand for what is missing of a line, the nearest first, with what its shopper would pay. */
export function SubstituteChoice({ line, onChoose, onNothing }: Props) {
  const t = useOfficeT();
  const { money } = useFormat();
  const quantityText = useQuantityText();
  const [isAgreed, setAgreed] = useState(false);
  return (
    <div className="grid gap-3">
      {line.wish === 'ask_me' && (
        <>
          <p className="text-base text-quiet">{t('admin.picking.willAsk')}</p>
          <Checkbox
            label={t('admin.picking.byPhone')}
            checked={isAgreed}
            onChange={({ target }) => setAgreed(target.checked)}
          />
        </>
      )}
      <ul className="grid gap-2">
        {line.substitutes.map((one) => {
          const unit = unitWord(one.unit, t);
          const price = unit ? `${money(one.price)} / ${unit}` : money(one.price);
          const place = [one.aisle, one.shelf].filter(Boolean).join(' · ');
          return (
            <li key={one.productId}>
              <button
                type="button"
                disabled={mostOf(line, one) <= 0}
                className="flex min-h-20 w-full items-center gap-3 rounded-card border border-edge bg-card p-2 text-left hover:bg-sunken disabled:opacity-40"
                onClick={() => onChoose(one, isAgreed)}
              >
                <Picture src={one.picture} alt="" width={80} height={80} className="w-16 shrink-0 rounded-control" />
                <span className="min-w-0 flex-1">
                  <span className="block text-base font-semibold">{one.name}</span>
                  <span className="block text-base">
                    {price} · {t('admin.picking.atMost', { most: quantityText(mostOf(line, one), one.unit) })}
                  </span>
                  {place && <span className="block text-base text-quiet">{place}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Button size="large" wide variant="secondary" className="min-h-16" onClick={onNothing}>
        {t('admin.picking.nothingInstead')}
      </Button>
    </div>
  );
}
