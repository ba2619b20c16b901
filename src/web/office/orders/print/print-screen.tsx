import { useSearchParams } from 'react-router';
import { readAdminOrder } from '#contract/admin-orders.ts';
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

/** As many as a page of the list has at most. */
const most = 100;

/** What of some orders is printed, a page each: `?what=packing|labels&ids=1,2`. */
export function PrintScreen() {
  const t = useOfficeT();
  const [query] = useSearchParams();
  const what = query.get('what') === 'labels' ? 'labels' : 'packing';
  const ids = [...new Set((query.get('ids') ?? '').split(',').map(Number))].filter((id) => id > 0).slice(0, most);
  const print = () => window.print();
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
              <Button disabled={ids.length === 0} onClick={print}>
                {t('admin.orders.print')}
              </Button>
            </>
          }
        />
        {ids.length === 0 && <EmptyState title={t('admin.orders.printNone')} />}
      </div>
      <div className="grid gap-6 print:block">
        {ids.map((id) => (
          <Sheet key={id} id={id} what={what} />
        ))}
      </div>
    </>
  );
}

function Sheet({ id, what }: { id: number; what: 'packing' | 'labels' }) {
  const t = useOfficeT();
  const { data: order, refusal, reload } = useRead(readAdminOrder, { id });
  if (refusal && !order)
    return <RefusalAlert title={t('admin.orders.detailFailed')} refusal={refusal} retry={reload} />;
  if (!order) return <Skeleton className="h-72" />;
  return (
    <article className="print-sheet rounded-card border border-line bg-card p-6">
      {what === 'packing' ? <PackingList order={order} /> : <AddressLabel order={order} />}
    </article>
  );
}
