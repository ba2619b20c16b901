import { useCallback, useEffect, useState } from 'react';
import { readAdminOrder } from '#contract/orders/staff-orders.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { AddressLabel } from './address-label.tsx';
import type { Head } from './print-screen.tsx';

/** Orders that are asked for at once. */
const lanes = 20;

/** To whom and where to, a page for each order, printed by the browser. */
export function AddressesPart({ ids, head }: { ids: readonly number[]; head: Head }) {
  const t = useOfficeT();
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const onDone = useCallback((id: number) => setDone((old) => new Set(old).add(id)), []);
  const count = ids.filter((id) => done.has(id)).length;
  const isWhole = count === ids.length;
  const [isWanted, setWanted] = useState(false);
  const print = () => setWanted(true);
  // What is printed before all of them are there lacks some of them.
  useEffect(() => {
    if (!isWanted || !isWhole) return;
    setWanted(false);
    window.print();
  }, [isWanted, isWhole]);
  useKey('mod+p', t('admin.orders.print'), print);
  return (
    <>
      {head(
        <Button busy={isWanted} onClick={print}>
          {t('admin.orders.print')}
        </Button>,
      )}
      <p role="status" className="mb-3 text-sm text-quiet print:hidden">
        {isWhole
          ? t('admin.orders.count', { count })
          : t('admin.orders.printLoading', { done: count, total: ids.length })}
      </p>
      <div className="grid gap-6 print:block">
        {ids.map((id, i) => (
          <Sheet key={id} id={id} isOn={i < count + lanes} onDone={onDone} />
        ))}
      </div>
    </>
  );
}

function Sheet({ id, isOn, onDone }: { id: number; isOn: boolean; onDone: (id: number) => void }) {
  const t = useOfficeT();
  const { data: order, refusal, reload } = useRead(readAdminOrder, { id }, { isOn });
  const isDone = order !== null || refusal !== null;
  useEffect(() => {
    if (isDone) onDone(id);
  }, [isDone, id, onDone]);
  if (refusal && !order)
    return <RefusalAlert title={t('admin.orders.detailFailed')} refusal={refusal} retry={reload} />;
  if (!order) return <Skeleton className="h-72" />;
  return (
    <article className="print-sheet rounded-card border border-line bg-card p-6">
      <AddressLabel order={order} />
    </article>
  );
}
