import type { PickupOrder } from '#contract/orders/hand-over.ts';
import { Button } from '#web/ui/button/button.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { Initial } from './arrivals.tsx';
import { HandOverForm } from './hand-over-form.tsx';
import type { HandedOver } from './handed-over-view.tsx';
import { useHandOver } from './use-hand-over.ts';

type Props = { order: PickupOrder; onDone: (done: HandedOver) => void; onLeave: () => void };

/** An order at the desk: its bags and goods, what is refused, the age, and what is due. */
export function PickupView({ order, onDone, onLeave }: Props) {
  const t = useOfficeT();
  const desk = useHandOver(order, onDone);
  const { bags, place, number, initial } = order;
  return (
    <>
      <div className="flex items-center gap-3">
        <Initial letter={initial} />
        <div className="min-w-0">
          <h2 className="text-xl wrap-anywhere">{number}</h2>
          {place && <p className="text-lg wrap-anywhere">{t('admin.desk.waitsAt', { place })}</p>}
        </div>
      </div>
      {bags && (
        <p className="text-lg">
          <span className="font-semibold">{t('admin.desk.bags')}</span> · {t('admin.desk.bagCounts', bags)}
        </p>
      )}
      <HandOverForm items={order.items} desk={desk} />
      <Button variant="ghost" onClick={onLeave}>
        {t('admin.desk.leave')}
      </Button>
    </>
  );
}
