import { useFormat } from '#web/lib/writing/format-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useQuantityText } from '../run/quantity-text.ts';
import type { HandedItem, Refused } from './use-hand-over.ts';

type Props = {
  items: readonly HandedItem[];
  refused: readonly Refused[];
  onRefuse: (item: HandedItem) => void;
  onTake: (itemId: number) => void;
};

/** The goods of an order at the desk or the door, each with a press to keep it back, or to give it after all. */
export function PickupLines({ items, refused, onRefuse, onTake }: Props) {
  const t = useOfficeT();
  const { money } = useFormat();
  const quantityText = useQuantityText();
  return (
    <section aria-labelledby="pickup-lines" className="grid gap-2">
      <h3 id="pickup-lines" className="text-lg">
        {t('admin.desk.lines')}
      </h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-card">
        {items.map((item) => {
          const { id, name, quantity, unit, lineTotal, minimumAge } = item;
          const back = refused.find(({ item_id }) => item_id === id);
          return (
            <li key={id} className="flex items-center gap-3 p-3">
              <div className="min-w-0 flex-1">
                <p className="font-semibold wrap-anywhere">
                  {name} {minimumAge !== null && <Badge>{t('admin.desk.ageOf', { age: minimumAge })}</Badge>}
                </p>
                <p className="text-quiet tabular-nums">
                  {quantityText(quantity, unit)} · {money(lineTotal)}
                </p>
                {back && (
                  <p className="font-semibold text-bad">
                    {t('admin.desk.refusedOf', { quantity: quantityText(back.quantity, unit), reason: back.reason })}
                  </p>
                )}
              </div>
              {back ? (
                <Button
                  variant="secondary"
                  aria-label={t('admin.desk.takeAnywayOf', { name })}
                  onClick={() => onTake(id)}
                >
                  {t('admin.desk.takeAnyway')}
                </Button>
              ) : (
                <Button
                  variant="secondary"
                  aria-label={t('admin.desk.refuseOf', { name })}
                  onClick={() => onRefuse(item)}
                >
                  {t('admin.desk.refuse')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
