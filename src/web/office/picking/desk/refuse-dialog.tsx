import { useState } from 'react';
import { isSoldByMeasure } from '#domain/stock/quantity.ts';
import { unitWord } from '#web/lib/writing/unit-word.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { Stepper } from '#web/ui/form/stepper.tsx';
import { TextInput } from '#web/ui/form/text-input.tsx';
import { Dialog } from '#web/ui/modal/dialog.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { HandedItem, Refused } from './use-hand-over.ts';

const reasons = ['damaged', 'notFresh', 'wrong', 'unwanted', 'another'] as const;
type Props = { item: HandedItem; onClose: () => void; onRefuse: (refused: Refused) => void };

/** How much of a line is kept back, and why; the customer reads the reason. */
export function RefuseDialog({ item, onClose, onRefuse }: Props) {
  const t = useOfficeT();
  const { id, name, quantity: most, unit } = item;
  const step = isSoldByMeasure(unit) ? 0.1 : 1;
  const [quantity, setQuantity] = useState(most);
  const [reason, setReason] = useState<(typeof reasons)[number]>('damaged');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  function refuse(): void {
    const said = reason === 'another' ? text.trim() : t(`admin.desk.reason_${reason}`);
    setMissing(!said);
    if (said) onRefuse({ item_id: id, quantity, reason: said });
  }
  return (
    <Dialog open title={t('admin.desk.refuseOf', { name })} closeLabel={t('admin.desk.close')} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          refuse();
        }}
      >
        {most > step && (
          <div className="flex items-center justify-between gap-3 text-lg">
            <span>{t('admin.desk.quantity')}</span>
            <Stepper
              value={quantity}
              min={step}
              max={most}
              step={step}
              grid={0.001}
              unit={step < 1 ? unitWord(unit, t) : undefined}
              label={`${t('admin.desk.quantity')}, ${name}`}
              labels={{ less: t('admin.picking.fewer'), more: t('admin.picking.another') }}
              onChange={setQuantity}
            />
          </div>
        )}
        <Field label={t('admin.desk.reason')} hint={t('admin.desk.reasonHint')}>
          {(control) => (
            <Select
              {...control}
              value={reason}
              onChange={({ target }) => setReason(reasons.find((one) => one === target.value) ?? 'another')}
            >
              {reasons.map((one) => (
                <option key={one} value={one}>
                  {t(`admin.desk.reason_${one}`)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {reason === 'another' && (
          <Field label={t('admin.desk.reasonText')} error={isMissing && !text.trim() && t('admin.desk.reasonNeeded')}>
            {(control) => (
              <TextInput {...control} maxLength={200} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        )}
        <Button type="submit" size="large" wide className="min-h-15">
          {t('admin.desk.refuseDone')}
        </Button>
      </form>
    </Dialog>
  );
}
