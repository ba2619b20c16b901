import { listSlots, type Slot } from '#contract/stores/slots.ts';
import type { OrderType } from '#domain/order/status.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';

type Props = {
  storeId: number;
  type: OrderType;
  /** The slot that the order has. */
  own: Pick<Slot, 'id' | 'start' | 'end'> | null;
  /** The slot can be cleared again: the time is agreed later. An order without one may always stay so. */
  mayBeLater?: boolean;
  /** Of the store. */
  timeZone: string;
  value: number | null;
  error: string | undefined;
  onChange: (id: number | null) => void;
};

/** When an order shall come: the slot that it has, and the others that are free. Nothing where the store has none. */
export function SlotSelect({ storeId, type, own, mayBeLater = own === null, timeZone, value, error, onChange }: Props) {
  const t = useT('orders');
  const { language, money } = useFormat();
  const { data: days } = useCall(listSlots, { storeId, type });
  const isOffered = days?.some(({ slots }) => slots.some(({ id }) => id === own?.id));
  if (!own && !days?.some(({ slots }) => slots.length > 0)) return null;
  return (
    <Field label={t('orders.when')} error={error}>
      {(control) => (
        <Select
          {...control}
          name="slot_id"
          value={value ?? ''}
          onChange={(event) => onChange(Number(event.target.value) || null)}
        >
          {mayBeLater && <option value="">{t('orders.whenLater')}</option>}
          {own && !isOffered && <option value={own.id}>{slotText(own, language, timeZone)}</option>}
          {days?.flatMap(({ slots }) =>
            slots.map((slot) => (
              <option key={slot.id} value={slot.id} disabled={slot.left === 0 && slot.id !== own?.id}>
                {slotText(slot, language, timeZone)}
                {slot.fee > 0 && ` · ${money(slot.fee)}`}
                {slot.left === 0 && slot.id !== own?.id && ` · ${t('orders.whenFull')}`}
              </option>
            )),
          )}
        </Select>
      )}
    </Field>
  );
}
