import { useSearchParams } from 'react-router';
import { listStaffStores, type StaffStore } from '#contract/stores/staff-stores.ts';
import { addressLine } from '#web/lib/writing/no-break.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../data/use-read.ts';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { useOfficeT } from '../use-office-t.ts';

const perPage = 50;

/** All stores in their order, hidden ones too. */
export function StoresScreen() {
  const t = useOfficeT();
  const labels = usePageLabels();
  const page = Math.max(1, Math.trunc(Number(useSearchParams()[0].get('page'))) || 1);
  const { data, refusal, reload } = useRead(listStaffStores, { page, per_page: perPage }, { keepsLast: true });
  return (
    <>
      <ScreenHead
        title={t('admin.frame.stores')}
        actions={<LinkButton to="/admin/stores/new">{t('admin.stores.new')}</LinkButton>}
      />
      {refusal && <RefusalAlert title={t('admin.stores.loadFailed')} refusal={refusal} retry={reload} />}
      {!data && !refusal && <Skeleton className="h-96" />}
      {data && (
        <>
          <p className="mb-2 text-sm text-quiet">{t('admin.stores.count', { count: data.total })}</p>
          {data.items.length === 0 && <EmptyState title={t('admin.stores.empty')} />}
          <ul className="grid gap-3 lg:grid-cols-2">
            {data.items.map((store) => (
              <StoreCard key={store.id} store={store} />
            ))}
          </ul>
          <div className="mt-4">
            <Pagination current={page} total={data.totalPage} hrefFor={(n) => `?page=${n}`} labels={labels} />
          </div>
        </>
      )}
    </>
  );
}

function StoreCard({ store }: { store: StaffStore }) {
  const t = useOfficeT();
  return (
    <li className="relative rounded-card border border-line bg-card p-4 hover:border-brand">
      <p className="flex flex-wrap items-center gap-2">
        <Link to={`/admin/stores/${store.id}`} className="font-semibold after:absolute after:inset-0">
          {store.name}
        </Link>
        <Badge tone={store.displayable ? 'green' : 'grey'}>
          {t(store.displayable ? 'admin.stores.shown' : 'admin.stores.hidden')}
        </Badge>
        {store.discount && <Badge tone="accent">{`-${store.discount.percent} %`}</Badge>}
      </p>
      <p className="text-sm">{addressLine(store.address)}</p>
      <p className="text-sm text-quiet">
        {t('admin.stores.products', { count: store.products })} ·{' '}
        {t(store.allowDelivery ? 'admin.stores.delivers' : 'admin.stores.pickupOnly')}
      </p>
    </li>
  );
}
