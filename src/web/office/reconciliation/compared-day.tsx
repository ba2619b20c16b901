import type { Reconciliation } from '#contract/payments/staff-payments.ts';
import { differenceKinds } from '#domain/payment/compare-books.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useShop } from '#web/shared/shop/shop.ts';
import { Link } from '#web/ui/link.tsx';
import { type Column, Table } from '#web/ui/list/table.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { useOwnSections } from '../open-sections.ts';
import { providerNames } from '../payment-words.ts';
import { useOfficeT } from '../use-office-t.ts';

type Difference = Reconciliation['differences'][number];

/** What the comparison of a day came to: when, whose books could not be read, and each difference with what to do about it. */
export function ComparedDay({ result }: { result: Reconciliation }) {
  const t = useOfficeT();
  const { date, dateTime } = useFormat();
  const { timeZone } = useShop();
  const { day, checkedAt, differences, incomplete } = result;
  const kinds = differenceKinds.filter((kind) => differences.some((one) => one.kind === kind));
  return (
    <>
      <h2 className="text-xl">{date(`${day}T12:00:00Z`, 'UTC')}</h2>
      <p className="mb-4 text-sm text-quiet">
        {t('admin.reconciliation.checkedAt', { at: dateTime(checkedAt, timeZone) })}
      </p>
      {incomplete.length > 0 && (
        <Alert
          tone="warning"
          className="mb-4"
          title={t('admin.reconciliation.incomplete', {
            names: incomplete.map((name) => providerNames[name]).join(', '),
          })}
        >
          {t('admin.reconciliation.incompleteText')}
        </Alert>
      )}
      {differences.length === 0 && incomplete.length > 0 && <p>{t('admin.reconciliation.sameSoFar')}</p>}
      {differences.length === 0 && incomplete.length === 0 && (
        <Alert tone="success" title={t('admin.reconciliation.same')}>
          {t('admin.reconciliation.sameText')}
        </Alert>
      )}
      {differences.length > 0 && (
        <>
          <p className="mb-2 font-semibold text-warn">
            {t('admin.reconciliation.count', { count: differences.length })}
          </p>
          <DifferencesTable differences={differences} />
          <h3 className="mt-6 mb-2 text-base font-semibold">{t('admin.reconciliation.toDo')}</h3>
          <dl className="grid max-w-prose gap-3 text-sm">
            {kinds.map((kind) => (
              <div key={kind}>
                <dt className="font-semibold">{t(`admin.reconciliation.kind_${kind}`)}</dt>
                <dd>{t(`admin.reconciliation.todo_${kind}`)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </>
  );
}

function DifferencesTable({ differences }: { differences: readonly Difference[] }) {
  const t = useOfficeT();
  const { money } = useFormat();
  // Who configures the shop need not see its orders.
  const seesOrders = useOwnSections().includes('orders');
  const sum = (side: 'ours' | 'theirs'): Column<Difference> => ({
    id: side,
    label: t(`admin.reconciliation.${side}`),
    align: 'right',
    cell: ({ [side]: amount }) => (amount === null ? '–' : money(amount)),
  });
  const columns: Column<Difference>[] = [
    {
      id: 'kind',
      label: t('admin.reconciliation.kind'),
      isRowHeader: true,
      cell: ({ kind }) => t(`admin.reconciliation.kind_${kind}`),
    },
    { id: 'provider', label: t('admin.payments.provider'), cell: ({ provider }) => providerNames[provider] },
    {
      id: 'order',
      label: t('admin.payments.order'),
      cell: ({ orderNumber }) =>
        orderNumber === null ? '–' : <OrderNumber number={orderNumber} isLink={seesOrders} />,
    },
    sum('ours'),
    sum('theirs'),
    {
      id: 'reference',
      label: t('admin.reconciliation.reference'),
      cell: ({ reference }) => <code className="text-xs wrap-anywhere">{reference}</code>,
    },
  ];
  return (
    <Table
      caption={t('admin.reconciliation.result')}
      columns={columns}
      rows={differences}
      rowKey={({ provider, kind, reference }) => `${provider} ${kind} ${reference}`}
    />
  );
}

/** Leads to the payments of the order, which its address finds by the number. */
function OrderNumber({ number, isLink }: { number: string; isLink: boolean }) {
  if (!isLink) return number;
  return (
    <Link
      to={`/admin/payments?${new URLSearchParams({ search: number })}`}
      className="inline-flex min-h-7 items-center whitespace-nowrap text-brand hover:underline"
    >
      {number}
    </Link>
  );
}
