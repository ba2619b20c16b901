import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { readAdminOrder } from '#contract/orders/staff-orders.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { RefusalAlert } from '../../frame/refusal-alert.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { useKey } from '../../keys/use-key.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { AddressLabel } from './address-label.tsx';
import { PackingList } from './packing-list.tsx';

/** Orders that are asked for at once. */
const lanes = 20;

/** What of some orders is printed, a page each: `?what=packing|labels&ids=1,2`. */
export function PrintScreen() {
  const t = useOfficeT();
  const [query] = useSearchParams();
  const what = query.get('what') === 'labels' ? 'labels' : 'packing';
  const ids = printIds(query.get('ids'));
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
  const back = ids.length === 1 ? `/admin/orders/${ids[0]}` : '/admin/orders';
  return (
    <>
      <div className="print:hidden">
        <ScreenHead
          title={t(`admin.orders.print_${what}`)}
          actions={
            <>
              <LinkButton to={back} variant="secondary">
                {t('common.back')}
              </LinkButton>
              <Button disabled={ids.length === 0} busy={isWanted} onClick={print}>
                {t('admin.orders.print')}
              </Button>
            </>
          }
        />
        {ids.length > 0 && (
          <p role="status" className="mb-3 text-sm text-quiet">
            {isWhole
              ? t('admin.orders.count', { count })
              : t('admin.orders.printLoading', { done: count, total: ids.length })}
          </p>
        )}
        {ids.length === 0 && <EmptyState title={t('admin.orders.printNone')} />}
      </div>
      <div className="grid gap-6 print:block">
        {ids.map((id, i) => (
          <Sheet key={id} id={id} what={what} isOn={i < count + lanes} onDone={onDone} />
        ))}
      </div>
    </>
  );
}

function Sheet(props: { id: number; what: 'packing' | 'labels'; isOn: boolean; onDone: (id: number) => void }) {
  const { id, what, isOn, onDone } = props;
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
      {what === 'packing' ? <PackingList order={order} /> : <AddressLabel order={order} />}
    </article>
  );
}

/** The orders of an address `?ids=1,2`, each once, in its order: all of them, however many pages of the list they fill. */
export function printIds(written: string | null): number[] {
  return [...new Set((written ?? '').split(',').map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
}
