import { useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { handOverOrder, listArrivals, type PickupOrder, sumHandOver } from '#contract/orders/hand-over.ts';
import { useRead } from '../../data/use-read.ts';
import { useWrite } from '../../data/use-write.ts';
import type { HandedOver } from './handed-over-view.tsx';

/** What is kept back of a line, and why. */
export type Refused = { item_id: number; quantity: number; reason: string };

/** A line of an order as it is handed over. */
export type HandedItem = Omit<PickupOrder['items'][number], 'picture'>;

/** What is said of an order as it is handed over, what it comes to then, and the press that does it. */
export type HandingOver = {
  refused: readonly Refused[];
  setRefused: (refused: readonly Refused[]) => void;
  isAgeChecked: boolean;
  setAgeChecked: (isChecked: boolean) => void;
  isAgeMissing: boolean;
  toWhom: string;
  setToWhom: (text: string) => void;
  /** Null while it is not known. */
  sum: { dueAmount: number; refusedAmount: number; needsAge: boolean } | null;
  sumRefusal: Refusal | null;
  isBusy: boolean;
  refusal: Refusal | null;
  /** `takesCash`: just what is due was taken in cash. */
  handOver: (takesCash: boolean) => Promise<void>;
};

/** An order at the desk while it is handed over: what is refused of it, what is due then, and the press that does it. */
export function useHandOver(
  { id, number, needsAge, dueAmount }: PickupOrder,
  onDone: (done: HandedOver) => void,
): HandingOver {
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isAgeChecked, setAgeChecked] = useState(false);
  const [isAgeMissing, setAgeMissing] = useState(false);
  const [toWhom, setToWhom] = useState('');
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { send, isBusy } = useWrite(handOverOrder, [listArrivals, sumHandOver]);
  const asked = { id, refused: [...refused] };
  const read = useRead(sumHandOver, asked, { isOn: refused.length > 0, keepsLast: true });
  const unchanged = { dueAmount, refusedAmount: 0, needsAge };
  const sum = refused.length === 0 ? unchanged : read.data;
  async function handOver(takesCash: boolean): Promise<void> {
    if (!sum || read.isFetching) return;
    setRefusal(null);
    setAgeMissing(sum.needsAge && !isAgeChecked);
    if (sum.needsAge && !isAgeChecked) return;
    const cash = takesCash ? sum.dueAmount : null;
    try {
      await send({
        ...asked,
        ...(isAgeChecked && { age_checked: true }),
        ...(cash !== null && { cash_taken: cash }),
        ...(toWhom.trim() && { to_whom: toWhom }),
      });
      onDone({ number, cash, refused: sum.refusedAmount });
    } catch (error) {
      setRefusal(isRefusal(error) ? error : new Refusal('unexpected'));
    }
  }
  return {
    refused,
    setRefused,
    isAgeChecked,
    setAgeChecked: (isChecked: boolean) => {
      setAgeChecked(isChecked);
      setAgeMissing(false);
    },
    isAgeMissing,
    toWhom,
    setToWhom,
    sum,
    sumRefusal: refused.length > 0 ? read.refusal : null,
    isBusy: isBusy || (refused.length > 0 && read.isFetching),
    refusal,
    handOver,
  };
}
