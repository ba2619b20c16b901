import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import {
  listAdminOrders,
  readAdminOrder,
  type StaffOrderDetail,
  updateAdminOrder,
} from '#contract/orders/staff-orders.ts';
import { moneyNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { changedValues } from '../../form/changed-values.ts';
import type { Conflict } from '../../form/conflict-alert.tsx';
import { reasonToSend } from '../../form/reason-field.tsx';
import { numberToSend, useNumberHabits } from '../../form/typed-number.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { linesOf } from '../write/order-line.ts';
import { contactOf, contactToSend } from './contact-values.ts';
import { type Editable, editedOf, mergeChange, partsOf } from './merge-change.ts';
import { lessOf, toChangedItems, withShelfEmpty } from './shelf-empty.tsx';

type Typed = Editable & {
  isOfAge: boolean;
  reason: string;
  /** As it is typed; empty: what the change comes to. */
  fee: string;
  /** Products of which no more is on the shelf. */
  shelfEmpty: readonly number[];
};
/** What the change began from, and what somebody else has saved since. */
export type ChangeConflict = Conflict<Editable>;

const editableOf = (order: StaffOrderDetail): Editable => ({
  lines: linesOf(order),
  note: order.deliveryNote ?? '',
  slotId: order.slot?.id ?? null,
  contact: contactOf(order),
});

/**
 * A change of a placed order: what is typed, what the server makes of it, and the confirmation of just that. Whatever is
 * refused, what was typed stays; what somebody else saves meanwhile comes in beside it and is announced.
 */
export function useChange(order: StaffOrderDetail) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { language, currency } = useNumberHabits();
  const feeKind = moneyNumber(currency);
  const preview = useWrite(updateAdminOrder);
  const write = useWrite(updateAdminOrder, [listAdminOrders, readAdminOrder]);
  /** The order that the change is made from: what is read again while somebody types is not yet that. */
  const [base, setBase] = useState(order);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState<StaffOrderDetail | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  const [conflict, setConflict] = useState<ChangeConflict | null>(null);
  /** The version that a write of mine was refused for. */
  const refusedFor = useRef<number | null>(null);
  /** What it comes to is another sum than was looked at. */
  const [isDearer, setDearer] = useState(false);
  const [needed, setNeeded] = useState<NeededSums | null>(null);
  const start = () => {
    setBase(order);
    setTyped({ ...editableOf(order), isOfAge: order.ageConfirmed, reason: '', fee: '', shelfEmpty: [] });
  };
  const stop = () => {
    setTyped(null);
    setSeen(null);
    setFaults({});
    setConflict(null);
    setDearer(false);
    setNeeded(null);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order that arrives is the event
  useEffect(() => {
    if (!typed || order.version <= base.version) return;
    const [before, fresh] = [editableOf(base), editableOf(order)];
    setBase(order);
    const all = [before, fresh];
    if (Object.keys(changedValues(partsOf(before, all), partsOf(fresh, all))).length === 0) return;
    setTyped({ ...typed, ...mergeChange({ base: before, mine: typed, fresh }) });
    setConflict({ base: before, fresh, isRefused: refusedFor.current === order.version });
    setSeen(null);
  }, [order]);
  const isChanged =
    typed !== null && (typed.fee.trim() !== '' || JSON.stringify(editableOf(base)) !== JSON.stringify(editedOf(typed)));
  const less = typed ? lessOf(linesOf(base), typed.lines) : [];
  const items = typed ? withShelfEmpty(toChangedItems(typed.lines, less), less, typed.shelfEmpty) : [];
  const input = ({ note, slotId, isOfAge, contact, fee }: Typed) => ({
    id: order.id,
    version: base.version,
    order_items: items,
    delivery_note: note,
    ...contactToSend(contactOf(base), contact),
    ...(fee.trim() !== '' && ({ delivery_fee: numberToSend(fee, feeKind, language) } as { delivery_fee: number })),
    ...(slotId !== null && slotId !== base.slot?.id && { slot_id: slotId }),
    ...(isOfAge && { age_confirmed: true }),
  });

  function refuse(error: unknown): void {
    if (!isRefusal(error)) throw error;
    // The reason is asked for where the change is confirmed, so what is wrong with it is said there.
    if (!error.errors.reason) setSeen(null);
    if (error.code === 'figuresChanged' && isOrder(error.data)) {
      setDearer(true);
      setSeen(error.data);
      return;
    }
    const sums = error.code === 'paymentNeeded' ? neededSums(error.data) : null;
    if (sums) {
      setNeeded(sums);
      return;
    }
    if (error.code === 'conflict' && isOrder(error.data)) {
      refusedFor.current = error.data.version;
      setConflict({ base: editableOf(base), fresh: editableOf(error.data), isRefused: true });
      queries.setQueryData([readAdminOrder.name, { id: order.id }], error.data);
      return;
    }
    setFaults(error.errors);
    if (Object.keys(error.errors).length > 0) return;
    notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
  }
  async function look(): Promise<void> {
    if (!typed) return;
    setFaults({});
    setNeeded(null);
    setDearer(false);
    const { fault } = readNumber(typed.fee, language, feeKind);
    if (fault) return setFaults({ delivery_fee: [fault] });
    try {
      setSeen(await preview.send({ ...input(typed), preview: true }));
      setConflict(null);
    } catch (error) {
      refuse(error);
    }
  }
  async function confirm(): Promise<void> {
    if (!typed || !seen) return;
    setFaults({});
    try {
      const more = { total_include_gst: seen.totalAmount, ...reasonToSend(typed.reason) };
      const fresh = await write.send({ ...input(typed), ...more });
      queries.setQueryData([readAdminOrder.name, { id: order.id }], fresh);
      notice(t('admin.orders.moved'));
      stop();
    } catch (error) {
      refuse(error);
    }
  }
  return {
    typed,
    setTyped,
    seen,
    faults,
    conflict,
    isDearer,
    needed,
    isChanged,
    less,
    start,
    stop,
    look,
    confirm,
    faultOfShelf: (productId: number) =>
      faults[`order_items.${items.findIndex((item) => item.product_id === productId)}.shelf_empty`]?.[0],
    isBusy: preview.isBusy || write.isBusy,
    back: () => setSeen(null),
    closeConflict: () => setConflict(null),
  };
}

/** More than a provider has reserved; `isAsked`: the customer was sent a link to pay the difference. */
/** `asked`: of what the customer has been sent the link; null: of nothing, the change is not kept. */
export type NeededSums = { reserved: number; needed: number; asked: number | null };

function neededSums(data: unknown): NeededSums | null {
  const { reserved, needed, payment } = (data ?? {}) as { [Key in keyof NeededSums | 'payment']?: unknown };
  if (typeof reserved !== 'number' || typeof needed !== 'number') return null;
  const { amount } = (payment ?? {}) as { amount?: unknown };
  return { reserved, needed, asked: typeof amount === 'number' ? amount : null };
}

const isOrder = (data: unknown): data is StaffOrderDetail =>
  typeof data === 'object' && data !== null && 'items' in data && 'version' in data;
