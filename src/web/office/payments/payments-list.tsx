import { type ListedPayment, listPayments } from '#contract/payments/staff-payments.ts';
import { amountCell, codeCell, momentCell } from '#domain/csv/cell.ts';
import { paymentStates, paymentSums } from '#domain/payment/payment-status.ts';
import { providers } from '#domain/payment/provider.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { ListAt, ListColumn, ListDefinition } from '../list/list-definition.ts';
import { ListScreen } from '../list/list-screen.tsx';
import { shortMoment } from '../list/short-moment.ts';
import { paymentTones, providerNames } from '../payment-words.ts';

/** The payments at providers, each with the order that it is for. */
export function PaymentsScreen() {
  return <ListScreen definition={paymentsList} />;
}

const quick = ['open', 'authorised', 'captured', 'refunded', 'failed'] as const;

const moment = (key: 'createdAt' | 'expiresAt'): Pick<ListColumn<ListedPayment>, 'cell' | 'text'> => ({
  cell: ({ [key]: at, timeZone }, { format }) => shortMoment(at, new Date(), { language: format.language, timeZone }),
  text: (payment) => momentCell(payment[key], payment.timeZone),
});

const sum = (key: (typeof paymentSums)[number]): ListColumn<ListedPayment> => ({
  id: key,
  width: key === 'refunded' ? 6.75 : 5.5,
  label: (t) => t(`admin.payments.${key}`),
  align: 'right',
  cell: (payment, { format }) => (payment[key] > 0 ? format.money(payment[key]) : ''),
  text: (payment) => amountCell(payment[key]),
});

const methodText = ({ method }: ListedPayment, { t }: ListAt) =>
  method === 'card' ? t('admin.payments.shownCard') : t('orders.pay_paypal');

const attentionText = ({ attention }: ListedPayment, { t }: ListAt) =>
  attention && t(`admin.payments.attention_${attention}`);

/** The list of payments. */
export const paymentsList: ListDefinition<ListedPayment> = {
  id: 'payments',
  path: '/admin/payments',
  endpoint: listPayments,
  title: (t) => t('admin.frame.payments'),
  count: (t, count) => t('admin.payments.count', { count }),
  empty: (t) => t('admin.payments.empty'),
  loadFailed: (t) => t('admin.payments.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.payments.search') },
  nameOf: ({ orderNumber, createdAt }) => `${orderNumber} (${createdAt.slice(0, 16).replace('T', ' ')})`,
  hrefOf: ({ orderId }) => `/admin/orders/${orderId}`,
  // The newest first: the call knows no other order.
  defaultSort: '',
  quick: [
    { id: 'all', label: (t) => t('admin.list.all'), query: {} },
    ...quick.map((status) => ({
      id: status,
      label: (t: ListAt['t']) => t(`admin.payments.status_${status}`),
      query: { status },
    })),
  ],
  filters: [
    {
      name: 'status',
      kind: 'choice',
      label: (t) => t('admin.payments.status'),
      options: ({ t }) => paymentStates.map((value) => ({ value, label: t(`admin.payments.status_${value}`) })),
    },
    {
      name: 'provider',
      kind: 'choice',
      label: (t) => t('admin.payments.provider'),
      options: () => providers.map((value) => ({ value, label: providerNames[value] })),
    },
    { name: 'day', kind: 'date', label: (t) => t('admin.payments.day') },
  ],
  columns: [
    {
      id: 'number',
      width: 11,
      label: (t) => t('admin.payments.order'),
      isRowHeader: true,
      headsCard: true,
      cell: ({ orderNumber }) => <span className="whitespace-nowrap">{orderNumber}</span>,
      text: ({ orderNumber }) => codeCell(orderNumber),
    },
    {
      id: 'method',
      width: 5.25,
      label: (t) => t('admin.payments.method'),
      cell: methodText,
      text: methodText,
      beside: {
        id: 'provider',
        label: (t) => t('admin.payments.provider'),
        text: ({ provider }) => providerNames[provider],
      },
    },
    {
      id: 'status',
      width: 8.5,
      label: (t) => t('admin.payments.status'),
      cell: ({ status }, { t }) => <Badge tone={paymentTones[status]}>{t(`admin.payments.status_${status}`)}</Badge>,
      text: ({ status }, { t }) => t(`admin.payments.status_${status}`),
    },
    {
      id: 'asking',
      width: 4.75,
      needsRoom: true,
      label: (t) => t('admin.payments.asking'),
      cell: ({ asking }, { t }) => asking && t('admin.list.yes'),
      text: ({ asking }, { t }) => t(asking ? 'admin.list.yes' : 'admin.list.no'),
    },
    ...paymentSums.map(sum),
    { id: 'createdAt', width: 6.25, label: (t) => t('admin.payments.createdAt'), ...moment('createdAt') },
    {
      id: 'expiresAt',
      width: 6.25,
      needsRoom: true,
      label: (t) => t('admin.payments.expiresAt'),
      ...moment('expiresAt'),
    },
    {
      id: 'attention',
      width: 10,
      label: (t) => t('admin.payments.attention'),
      cell: (payment, context) =>
        payment.attention && <span className="text-warn">{attentionText(payment, context)}</span>,
      text: attentionText,
    },
  ],
  every: 30_000,
};
