import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputOf } from '#contract/endpoint.ts';
import { type FieldErrors, isRefusal } from '#contract/errors.ts';
import { returnGoods } from '#contract/orders/invoices.ts';
import { listAdminOrders, readAdminOrder, type StaffOrderDetail } from '#contract/orders/staff-orders.ts';
import type { SentBack } from '#contract/payments/payment.schema.ts';
import { listPayments } from '#contract/payments/staff-payments.ts';
import { quantityNumber } from '#domain/numbers/number-kind.ts';
import { readNumber } from '#domain/numbers/read-number.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import { useWrite } from '../../data/use-write.ts';
import { numberToSend, useNumberHabits } from '../../form/typed-number.ts';
import { failureText } from '../../frame/failure-text.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { sentBackLines } from './sent-back.ts';

/** How much of each product comes back, as it is typed, and why. */
type Typed = { quantities: Readonly<Record<number, string>>; reason: string; refund: Refund };
/** Where the money goes; null: as it was paid, by cash or transfer. */
type Refund = NonNullable<InputOf<typeof returnGoods>['refund']> | null;
/** What a credit note comes to, and where its money goes. */
type Note = SentBack & { total: number };

/** Taking goods back: what is typed, the credit note that it would make, and the confirmation of just that. */
export function useReturn(order: StaffOrderDetail) {
  const t = useOfficeT();
  const queries = useQueryClient();
  const { send, isBusy } = useWrite(returnGoods, [listAdminOrders, readAdminOrder, listPayments]);
  const [typed, setTyped] = useState<Typed | null>(null);
  const [seen, setSeen] = useState<Note | null>(null);
  const [faults, setFaults] = useState<FieldErrors>({});
  const { language } = useNumberHabits();
  const { money } = useFormat();
  const asked = Object.entries(typed?.quantities ?? {}).filter(([, quantity]) => quantity.trim() !== '');
  const stop = () => {
    setTyped(null);
    setSeen(null);
    setFaults({});
  };
  async function ask(preview: boolean): Promise<void> {
    if (!typed) return;
    setFaults({});
    const order_items = asked.map(([id, quantity]) => ({
      product_id: Number(id),
      quantity: numberToSend(quantity, quantityNumber, language),
    }));
    // What could be two numbers is not sent: its field says how to write it.
    const unread = asked.flatMap(([, quantity], i) => {
      const { fault } = readNumber(quantity, language, quantityNumber);
      return fault ? [[`order_items.${i}.quantity`, [fault]]] : [];
    });
    if (unread.length > 0) return setFaults(Object.fromEntries(unread));
    const { reason, refund } = typed;
    const input = { id: order.id, version: order.version, order_items, reason, preview, ...(refund && { refund }) };
    try {
      const { refunds, credit, ...answer } = await send(input as InputOf<typeof returnGoods>);
      const note = answer.invoices.at(-1);
      const back = { refunds, credit, total: note?.total ?? 0 };
      if (preview) return setSeen(back);
      queries.setQueryData([readAdminOrder.name, { id: order.id }], answer);
      const description = [note?.number ?? '', ...sentBackLines(back, t, money)].join(' · ');
      notice(t('admin.orders.returned'), { description });
      stop();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      setSeen(null);
      setFaults(error.errors);
      if (Object.keys(error.errors).length > 0) return;
      notice(t('admin.orders.moveFailed'), { description: failureText(t, error), tone: 'destructive' });
    }
  }
  return {
    typed,
    setTyped,
    seen,
    isBusy,
    stop,
    isChanged: typed !== null && (asked.length > 0 || typed.reason !== ''),
    start: () => setTyped({ quantities: {}, reason: '', refund: order.givesBack.toMeans > 0 ? 'original' : null }),
    look: () => ask(true),
    confirm: () => ask(false),
    back: () => setSeen(null),
    /** What is wrong with a product: the call names it by its place among those that are sent. */
    faultOf: (productId: number) => {
      const place = asked.findIndex(([id]) => Number(id) === productId);
      const own = Object.entries(faults).find(([field]) => place >= 0 && field.startsWith(`order_items.${place}.`));
      return own?.[1][0];
    },
    fault: (field: 'order_items' | 'reason' | 'refund') => faults[field]?.[0],
  };
}
