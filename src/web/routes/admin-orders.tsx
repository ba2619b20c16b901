import PackageOpen from 'lucide/dist/esm/icons/package-open.mjs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type AdminOrder, listAdminOrders } from '#contract/admin-orders.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { defaultOrderSort } from '#domain/order/order-sort.ts';
import { SignedInOnly } from '#web/features/account/signed-in-only.tsx';
import { OrderDialog } from '#web/features/admin-orders/order-dialog.tsx';
import { OrderFilters } from '#web/features/admin-orders/order-filters.tsx';
import { OrdersTable } from '#web/features/admin-orders/orders-table.tsx';
import { refusalText } from '#web/i18n/error-text.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { useCall } from '#web/lib/api/use-call.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { useSession } from '#web/state/session.ts';
import { useRole } from '#web/state/use-role.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import type { Route } from './+types/admin-orders';

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request);
  await requirePage(context, 'admin', request.signal);
  await loadWords(language, ['account', 'admin', 'orders']);
  return { title: translatorOf(language)('titles.admin') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** The staff's list of orders; everything in it comes by a call that checks the role. */
export default function AdminOrders() {
  const t = useT('admin', 'account', 'orders');
  const pageLabels = usePageLabels();
  const { number } = useFormat();
  const { user } = useSession();
  const [query] = useSearchParams();
  const [opened, setOpened] = useState<AdminOrder | null>(null);
  const mayManage = useRole(user, 'CAN_MANAGE_ORDERS');
  const filter = {
    search: query.get('search') ?? '',
    status: query.get('status') ?? '',
    storeId: query.get('storeId') ?? '',
    sortBy: query.get('sortBy') ?? defaultOrderSort,
  };
  const isFiltered = filter.search !== '' || filter.status !== '' || filter.storeId !== '';
  const filled = Object.fromEntries(Object.entries({ ...filter, page: query.get('page') ?? '' }).filter(([, v]) => v));
  const { data, refusal, reload } = useCall(listAdminOrders, filled as InputOf<typeof listAdminOrders>, mayManage);

  const needsFactor = refusal?.code === 'secondFactorNeeded';

  const hrefFor = (page: number) => {
    const next = new URLSearchParams(query);
    next.set('page', String(page));
    return `/admin/orders?${next}`;
  };
  const content = () => {
    if (!mayManage) return <Alert tone="warning">{t('admin.noRole')}</Alert>;
    return (
      <>
        <OrderFilters filter={filter} />
        {refusal && (
          <Alert
            tone="error"
            className="mb-4"
            title={needsFactor ? refusal.title : t('admin.loadFailed')}
            action={
              needsFactor ? (
                <LinkButton to="/profile?tab=security">{t('admin.secondFactor')}</LinkButton>
              ) : (
                <Button onClick={reload}>{t('common.retry')}</Button>
              )
            }
          >
            {refusalText(t, refusal)}
          </Alert>
        )}
        {!data && !refusal && <Skeleton className="h-96" />}
        {data?.total === 0 && (
          <EmptyState
            icon={<Icon shape={PackageOpen} />}
            title={t('admin.none')}
            action={isFiltered && <LinkButton to="/admin/orders">{t('admin.clear')}</LinkButton>}
          >
            {t(isFiltered ? 'admin.noneText' : 'admin.noneYet')}
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <>
            <p aria-live="polite" className="mb-3 text-quiet">
              {t('admin.count', { count: data.total, shown: number(data.total) })}
            </p>
            <OrdersTable orders={data.items} onOpen={setOpened} onMoved={reload} />
            <div className="mt-6">
              <Pagination current={data.page} total={data.totalPage} hrefFor={hrefFor} labels={pageLabels} />
            </div>
          </>
        )}
        <OrderDialog order={opened} onClose={() => setOpened(null)} />
      </>
    );
  };
  return (
    <div className="page-column py-6 sm:py-10">
      <h1 className="mb-6 text-3xl">{t('admin.heading')}</h1>
      <SignedInOnly waiting={<Skeleton className="h-96" />}>{content()}</SignedInOnly>
    </div>
  );
}
