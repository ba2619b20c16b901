import { useState } from 'react';
import type { PickupOrder } from '#contract/orders/hand-over.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { Initial } from './arrivals.tsx';
import { HandOverPresses } from './hand-over-presses.tsx';
import type { HandedOver } from './handed-over-view.tsx';
import { PickupLines } from './pickup-lines.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useHandOver } from './use-hand-over.ts';

type Props = { order: PickupOrder; onDone: (done: HandedOver) => void; onLeave: () => void };

/** An order at the desk: its bags and goods, what is refused, the age, and what is due. */
export function PickupView({ order, onDone, onLeave }: Props) {
  const t = useOfficeT();
  const desk = useHandOver(order, onDone);
  const [refusing, setRefusing] = useState<PickupOrder['items'][number] | null>(null);
  const { bags, place, number, initial } = order;
  const age = Math.max(0, ...order.items.map(({ minimumAge }) => minimumAge ?? 0));
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
      <PickupLines
        order={order}
        refused={desk.refused}
        onRefuse={setRefusing}
        onTake={(id) => desk.setRefused(desk.refused.filter(({ item_id }) => item_id !== id))}
      />
      {desk.sum?.needsAge !== false && age > 0 && (
        <div className="rounded-card border border-line bg-card p-3">
          <Checkbox
            className="min-h-12 text-lg font-semibold"
            label={t('admin.desk.age')}
            hint={t('admin.desk.ageHint', { age })}
            checked={desk.isAgeChecked}
            error={desk.isAgeMissing && t('errors.handOver.ageNotChecked')}
            onChange={({ target }) => desk.setAgeChecked(target.checked)}
          />
        </div>
      )}
      <Field label={t('admin.desk.toWhom')} optional={t('admin.desk.toWhomOptional')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={100}
            value={desk.toWhom}
            onChange={({ target }) => desk.setToWhom(target.value)}
          />
        )}
      </Field>
      <HandOverPresses desk={desk} />
      <Button variant="ghost" onClick={onLeave}>
        {t('admin.desk.leave')}
      </Button>
      {refusing && (
        <RefuseDialog
          item={refusing}
          onClose={() => setRefusing(null)}
          onRefuse={(refused) => {
            desk.setRefused([...desk.refused, refused]);
            setRefusing(null);
          }}
        />
      )}
    </>
  );
}
