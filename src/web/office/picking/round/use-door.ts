import { useState } from 'react';
import type { RoundStop } from '#contract/orders/rounds.ts';
import { fromDecimal, toDecimal } from '#domain/money/cents.ts';
import { sumAtDoor } from '#domain/rounds/sum-at-door.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import type { HandingOver, Refused } from '../desk/use-hand-over.ts';
import type { StopDraft } from '../device/use-round-session.ts';

const milliOf = (quantity: number) => Math.round(quantity * 1000);

/** An order at the door while it is handed over: what it comes to is counted here, as there may be no network. */
export function useDoor(stop: RoundStop, say: (draft: StopDraft) => Promise<void>): HandingOver {
  const { decimals } = useFormat();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isAgeChecked, setAgeChecked] = useState(false);
  const [isAgeMissing, setAgeMissing] = useState(false);
  const [toWhom, setToWhom] = useState('');
  const [isBusy, setBusy] = useState(false);
  const cents = (amount: number) => fromDecimal(amount, decimals);
  const byLine = new Map(refused.map(({ item_id: id, quantity }) => [id, milliOf(quantity)]));
  const { dueCents, refusedCents } = sumAtDoor(
    {
      dueCents: cents(stop.due),
      totalCents: cents(stop.total),
      creditCents: cents(stop.storeCredit),
      feeCents: cents(stop.shippingFee),
      lines: stop.items.map(({ id, quantity, price, lineTotal }) => {
        return { id, quantityMilli: milliOf(quantity), unitCents: cents(price), lineCents: cents(lineTotal) };
      }),
    },
    byLine,
  );
  const isKept = ({ id, quantity }: RoundStop['items'][number]) => milliOf(quantity) > (byLine.get(id) ?? 0);
  const needsAge = stop.items.some((item) => item.minimumAge !== null && isKept(item));
  const dueAmount = toDecimal(dueCents, decimals);
  async function handOver(takesCash: boolean): Promise<void> {
    setAgeMissing(needsAge && !isAgeChecked);
    if (needsAge && !isAgeChecked) return;
    setBusy(true);
    await say({
      order_id: stop.orderId,
      kind: 'delivered',
      refused: [...refused],
      ...(isAgeChecked && { age_checked: true }),
      ...(takesCash && dueAmount > 0 && { cash_taken: dueAmount }),
      ...(toWhom.trim() && { to_whom: toWhom.trim() }),
    }).finally(() => setBusy(false));
  }
  return {
    refused,
    setRefused,
    isAgeChecked,
    setAgeChecked: (isChecked) => {
      setAgeChecked(isChecked);
      setAgeMissing(false);
    },
    isAgeMissing,
    toWhom,
    setToWhom,
    sum: { dueAmount, refusedAmount: toDecimal(refusedCents, decimals), needsAge },
    sumRefusal: null,
    isBusy,
    refusal: null,
    handOver,
  };
}
