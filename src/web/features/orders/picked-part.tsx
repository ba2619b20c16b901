import { useEffect } from 'react';
import type { Order } from '#contract/orders/orders.ts';
import { type LineOutcome, lineOutcome, toldOutcomes } from '#domain/picking/line-outcome.ts';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { unitWord } from '#web/lib/writing/unit-word.ts';

type Item = Order['orderItems'][number];

/** ms after which an order that is being picked is read again, while its page is looked at. */
const every = 20_000;

export function outcomeOf({ quantity, orderedQuantity: ordered, unit, substituteFor }: Item): LineOutcome {
  return lineOutcome({ quantity, ordered, unit, substituteFor });
}

/** How far the picking of an order is, and once it is picked, what of it is other than was ordered; before, what may be. */
export function PickedPart({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const t = useT('orders');
  const isBeingPicked = Boolean(order.picking);
  useEffect(() => {
    if (!isBeingPicked) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onChanged();
    }, every);
    return () => clearInterval(timer);
  }, [isBeingPicked, onChanged]);
  if (order.picking) return <Progress {...order.picking} />;
  if (order.pickedAt) return <Differences order={order} />;
  const isWeighed = order.orderItems.some(({ unit }) => isSoldByMeasure(unit));
  if (order.status !== 'submitted' || !isWeighed) return null;
  return <p className="mt-4 text-sm text-quiet">{t('orders.pickedWeighedAhead')}</p>;
}

function Progress({ decided, lines }: { decided: number; lines: number }) {
  const t = useT('orders');
  const { number } = useFormat();
  return (
    <div className="mt-4">
      <p className="font-semibold tabular-nums" role="status">
        {t('orders.picking', { done: number(decided), of: number(lines), count: decided })}
      </p>
      <div aria-hidden="true" className="mt-2 h-2 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-brand" style={{ width: `${lines === 0 ? 0 : (100 * decided) / lines}%` }} />
      </div>
      <p className="mt-2 text-sm text-quiet">{t('orders.pickingText')}</p>
    </div>
  );
}

/** "1 replaced · 2 not found · 3 weighed", and what the order came to before. */
function Differences({ order: { orderItems, agreedTotal, totalIncludeGst } }: { order: Order }) {
  const t = useT('orders');
  const { money, number } = useFormat();
  const outcomes = orderItems.map(outcomeOf);
  const counts = toldOutcomes.flatMap((outcome) => {
    const count = outcomes.filter((one) => one === outcome).length;
    return count > 0 ? [t(`orders.picked_${outcome}`, { count, shown: number(count) })] : [];
  });
  const isSame = agreedTotal === null || agreedTotal === totalIncludeGst;
  return (
    <div className="mt-4 grid gap-1">
      <p className="font-semibold">{counts.length === 0 ? t('orders.pickedAsOrdered') : counts.join(' · ')}</p>
      {!isSame && (
        <p className="text-sm text-quiet tabular-nums">
          {t('orders.pickedTotal', { before: money(agreedTotal), after: money(totalIncludeGst) })}
        </p>
      )}
    </div>
  );
}

/** What became of one line, in words beneath its name; nothing of what is as it was ordered. */
export function PickedLine({ item, original }: { item: Item; original: Item | undefined }) {
  const t = useT('orders');
  const { quantity } = useFormat();
  const outcome = outcomeOf(item);
  if (outcome === 'asOrdered') return null;
  const said = (value: number | null) => quantity(value ?? 0, unitWord(item.unit, t));
  const values = {
    name: original?.productName ?? '',
    ordered: said(item.orderedQuantity),
    picked: said(item.quantity),
  };
  if (outcome === 'substitute' && !original) return null;
  return <span className="block text-sm font-semibold text-warn">{t(`orders.pickedLine_${outcome}`, values)}</span>;
}
