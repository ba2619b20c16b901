import { useState } from 'react';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { HandOverPresses } from './hand-over-presses.tsx';
import { PickupLines } from './pickup-lines.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import type { HandedItem, HandingOver } from './use-hand-over.ts';

/** The goods of an order as it is handed over: what is refused, the age, who took it, and what is due. */
export function HandOverForm({ items, desk }: { items: readonly HandedItem[]; desk: HandingOver }) {
  const t = useOfficeT();
  const [refusing, setRefusing] = useState<HandedItem | null>(null);
  const age = Math.max(0, ...items.map(({ minimumAge }) => minimumAge ?? 0));
  return (
    <>
      <PickupLines
        items={items}
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
