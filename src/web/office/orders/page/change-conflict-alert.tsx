import type { StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { fieldConflictsOf } from '../../form/changed-values.ts';
import { ConflictAlert } from '../../form/conflict-alert.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import type { OrderLine } from '../write/order-line.ts';
import { contactLabels } from './contact-fields.tsx';
import { type Editable, editedOf, partsOf, takePart } from './merge-change.ts';
import type { ChangeConflict } from './use-change.ts';

/** Goods, note and slot that somebody else has saved while this change was typed, beside what stands in it. */
export function ChangeConflictAlert(props: {
  order: Pick<StaffOrderDetail, 'slot'>;
  conflict: ChangeConflict;
  mine: Editable;
  onTake: (taken: Editable) => void;
  onClose: () => void;
}) {
  const t = useOfficeT();
  const { number, language } = useFormat();
  const { order, conflict, mine } = props;
  // Of a slot that neither the order nor its saved state has, its number is all that is known here.
  const slotWord = (id: number | null) => {
    if (id === null) return t('admin.orders.slotLater');
    return order.slot?.id === id ? slotText(order.slot, language, order.slot.timeZone) : `${id}`;
  };
  const all = [conflict.base, conflict.fresh, mine];
  const names = all.flatMap(({ lines }) => lines.map(({ productId, name }) => [String(productId), name]));
  const wordOf = ([name]: readonly string[], value: unknown) => {
    if (name === 'slot') return slotWord(value as number | null);
    if (name === 'note' || value === null || typeof value === 'string') return undefined;
    const { quantity, substitution } = value as Pick<OrderLine, 'quantity' | 'substitution'>;
    return [number(quantity), substitution && t(`admin.orders.substitution_${substitution}`)]
      .filter(Boolean)
      .join(' · ');
  };
  return (
    <ConflictAlert
      conflict={conflict}
      parts={fieldConflictsOf({
        base: partsOf(conflict.base, all),
        mine: partsOf(mine, all),
        fresh: partsOf(conflict.fresh, all),
      })}
      labels={{
        ...Object.fromEntries(names),
        ...contactLabels(t),
        note: t('admin.orders.note'),
        slot: t('admin.orders.slot'),
      }}
      wordOf={wordOf}
      onTakeTheirs={([name = '']) => props.onTake(takePart(editedOf(mine), name, conflict.fresh))}
      onClose={props.onClose}
    />
  );
}
