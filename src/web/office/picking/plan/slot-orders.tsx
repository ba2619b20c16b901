import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { readyOf, type SlotGroup } from './bringable.ts';

type Props = {
  group: SlotGroup;
  chosen: ReadonlySet<number>;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
};

/** The orders of a slot, each to be chosen, or why it is not; all at once by the first box. */
export function SlotOrders({ group, chosen, onChoose }: Props) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { slot } = group;
  const ready = readyOf(group).map(({ id }) => id);
  const isAll = ready.length > 0 && ready.every((id) => chosen.has(id));
  const title = slot ? slotText(slot, language, slot.timeZone) : t('admin.rounds.noSlot');
  return (
    <fieldset className="grid gap-1 rounded-card border border-line p-3">
      <legend className="px-1 font-semibold first-letter:uppercase">{title}</legend>
      {ready.length > 1 && (
        <Checkbox
          label={t('admin.rounds.chooseAll')}
          checked={isAll}
          onChange={({ target }) => onChoose(ready, target.checked)}
        />
      )}
      {group.orders.map(({ id, orderNumber, name, address, postalCode, city, reason }) => (
        <Checkbox
          key={id}
          label={`${orderNumber} · ${name}`}
          hint={[address, [postalCode, city].filter(Boolean).join(' '), reason && t(`admin.rounds.reason_${reason}`)]
            .filter(Boolean)
            .join(' · ')}
          disabled={reason !== null}
          checked={chosen.has(id)}
          onChange={({ target }) => onChoose([id], target.checked)}
        />
      ))}
    </fieldset>
  );
}
