import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { OrderFigures } from '#web/shared/cart/order-figures.ts';

/** How far it is to free delivery, in words and as a bar; that it is reached; nothing where there is none. */
export function FreeDeliveryBar({ figures, method }: { figures: OrderFigures; method: OrderType }) {
  const t = useT('basket');
  const { money } = useFormat();
  if (method === 'pickup') return null;
  const { missingToFree: missing, goods } = figures;
  if (missing === null)
    return figures.fee === 0 ? <p className="text-sm font-semibold text-good">{t('basket.freeReached')}</p> : null;
  return (
    <div>
      <p className="text-sm">{t('basket.freeRemaining', { amount: money(missing) })}</p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
        <div
          className="h-full rounded-full bg-good transition-[width] duration-300"
          style={{ width: `${(100 * goods) / (goods + missing)}%` }}
        />
      </div>
    </div>
  );
}
