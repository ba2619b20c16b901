import type { DaySlot } from '#contract/orders/pick-day.ts';
import { listSlotLoads } from '#contract/stores/slots.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { dayOf, slotText } from '#web/lib/writing/slot-text.ts';
import { Field } from '#web/ui/form/field.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { useRead } from '../data/use-read.ts';
import { ReasonField } from '../form/reason-field.tsx';
import { useOfficeT } from '../use-office-t.ts';

export type EmptyChoice = { action: 'move' | 'cancel'; to: string; reason: string };
const actions = ['move', 'cancel'] as const;

type Props = {
  storeId: number;
  slot: DaySlot | null;
  choice: EmptyChoice;
  onChange: (next: EmptyChoice) => void;
};

/** What becomes of the orders: into which slot they go, or that they end; and why, for their customers. */
export function EmptyFields({ storeId, slot, choice, onChange }: Props) {
  const t = useOfficeT();
  const { language, number } = useFormat();
  const { data } = useRead(listSlotLoads, { id: storeId });
  const today = data && dayOf(new Date().toISOString(), data.timeZone);
  const others = (data?.days ?? [])
    // All of today's are emptied where none is named.
    .filter(({ date }) => slot !== null || date !== today)
    .flatMap(({ slots }) => slots)
    .filter(({ id, closed, withdrawn, cutOff, type }) => {
      const isOffered = id !== slot?.id && !closed && !withdrawn && Date.parse(cutOff) > Date.now();
      return isOffered && (slot === null || type === slot.type);
    });
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-semibold">{t('admin.today.what')}</legend>
        {actions.map((action) => (
          <label key={action} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="action"
              className="size-4.5 accent-brand"
              checked={choice.action === action}
              onChange={() => onChange({ ...choice, action })}
            />
            {t(`admin.today.what_${action}`)}
          </label>
        ))}
      </fieldset>
      {choice.action === 'move' && (
        <Field label={t('admin.today.to')}>
          {(control) => (
            <Select
              {...control}
              required
              value={choice.to}
              onChange={({ target }) => onChange({ ...choice, to: target.value })}
            >
              <option value="">{t(others.length > 0 || !data ? 'admin.today.choose' : 'admin.today.noOther')}</option>
              {others.map((one) => {
                const left = Math.max(0, one.orders - one.ordersTaken - one.ordersHeld);
                return (
                  <option key={one.id} value={one.id}>
                    {[
                      slotText(one, language, data?.timeZone ?? 'UTC'),
                      ...(slot === null ? [t(`admin.slots.${one.type}`)] : []),
                      t('admin.today.free', { count: left, left: number(left) }),
                    ].join(' · ')}
                  </option>
                );
              })}
            </Select>
          )}
        </Field>
      )}
      <ReasonField
        value={choice.reason}
        isNeeded={choice.action === 'cancel'}
        onChange={(reason) => onChange({ ...choice, reason })}
      />
    </>
  );
}
