import { listAdminOrders, type StaffOrder } from '#contract/orders/staff-orders.ts';
import { amountCell, codeCell, momentCell } from '#domain/csv/cell.ts';
import { paymentMethods, paymentStatuses } from '#domain/order/payment.ts';
import { defaultOrderSort, listedStatuses, orderTypes } from '#domain/order/status.ts';
import { paymentWord } from '#web/lib/writing/payment-word.ts';
import { dayOf, slotText } from '#web/lib/writing/slot-text.ts';
import { Link } from '#web/ui/link.tsx';
import { type ListAt, type ListDefinition, yesOrNo } from '../list/list-definition.ts';
import { shortMoment } from '../list/short-moment.ts';
import type { OfficeT } from '../use-office-t.ts';
import { paymentState, unpaidHref } from './payment-state.ts';
import { SlotCell } from './slot-cell.tsx';
import { StatusSelect } from './status-select.tsx';

const paymentText = ({ paymentMethod, type }: StaffOrder, t: OfficeT) =>
  t(`orders.${paymentWord(paymentMethod, type)}`);

const typeText = ({ type }: StaffOrder, { t }: ListAt) => t(`admin.orders.type_${type}`);

/** The list of orders. */
export const ordersList: ListDefinition<StaffOrder> = {
  id: 'orders',
  path: '/admin/orders',
  endpoint: listAdminOrders,
  title: (t) => t('admin.orders.title'),
  count: (t, count) => t('admin.orders.count', { count }),
  empty: (t) => t('admin.orders.noneYet'),
  loadFailed: (t) => t('admin.orders.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.orders.search') },
  nameOf: ({ orderNumber, customerName }) => orderNumber ?? customerName,
  hrefOf: ({ id }) => `/admin/orders/${id}`,
  defaultSort: defaultOrderSort,
  quick: [
    { id: 'all', label: (t) => t('admin.orders.quickAll'), query: {} },
    {
      id: 'today',
      label: (t) => t('admin.orders.quickToday'),
      query: ({ timeZone }) => ({ slotDay: dayOf(new Date().toISOString(), timeZone) }),
      sortBy: 'slot-asc',
    },
    { id: 'pending', label: (t) => t('admin.orders.quickPending'), query: { status: 'pending' } },
    { id: 'processing', label: (t) => t('admin.orders.quickProcessing'), query: { status: 'processing' } },
    { id: 'ready', label: (t) => t('admin.orders.quickReady'), query: { status: 'ready' } },
    { id: 'shipped', label: (t) => t('admin.orders.quickShipped'), query: { status: 'shipped' } },
    { id: 'late', label: (t) => t('admin.orders.quickLate'), query: { late: 'true' } },
    { id: 'unpaid', label: (t) => t('admin.orders.quickUnpaid'), query: { awaitsPayment: 'true' } },
    { id: 'drafts', label: (t) => t('admin.orders.quickDrafts'), query: { status: 'draft' } },
  ],
  filters: [
    {
      name: 'status',
      kind: 'choice',
      label: (t) => t('admin.orders.status'),
      options: ({ t }) => listedStatuses.map((value) => ({ value, label: t(`admin.orders.status_${value}`) })),
    },
    {
      name: 'storeId',
      kind: 'choice',
      label: (t) => t('admin.orders.store'),
      options: ({ stores }) => stores.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    {
      name: 'type',
      kind: 'choice',
      label: (t) => t('admin.orders.typeLabel'),
      options: ({ t }) => orderTypes.map((value) => ({ value, label: t(`admin.orders.type_${value}`) })),
    },
    {
      name: 'paymentStatus',
      kind: 'choice',
      label: (t) => t('admin.orders.paymentStatus'),
      options: ({ t }) => paymentStatuses.map((value) => ({ value, label: t(`orders.paid_${value}`) })),
    },
    {
      name: 'paymentMethod',
      kind: 'choice',
      label: (t) => t('admin.orders.paymentMethod'),
      options: ({ t }) =>
        paymentMethods.map((value) => ({ value, label: t(`orders.${paymentWord(value, 'pickup')}`) })),
    },
    {
      name: 'late',
      kind: 'choice',
      label: (t) => t('admin.orders.quickLate'),
      options: ({ t }) => [{ value: 'true', label: t('admin.orders.lateOnly') }],
    },
    yesOrNo('awaitsPayment', (t) => t('admin.orders.quickUnpaid')),
    {
      name: 'attention',
      kind: 'choice',
      label: (t) => t('admin.orders.attention'),
      options: ({ t }) => [{ value: 'payment', label: t('admin.orders.attentionPayment') }],
    },
    yesOrNo('guest', (t) => t('admin.orders.guest')),
    { name: 'network', kind: 'chip', label: (t) => t('admin.orders.network') },
    { name: 'email', kind: 'chip', label: (t) => t('common.email') },
    { name: 'customerId', kind: 'chip', label: (t) => t('admin.orders.customerNumber') },
    { name: 'slotDay', kind: 'date', label: (t) => t('admin.orders.slotDay') },
    { name: 'slotId', kind: 'chip', label: (t) => t('admin.orders.slot') },
    { name: 'from', kind: 'date', label: (t) => t('admin.orders.from') },
    { name: 'to', kind: 'date', label: (t) => t('admin.orders.to') },
  ],
  columns: [
    {
      id: 'number',
      width: 11.25,
      label: (t) => t('admin.orders.number'),
      isRowHeader: true,
      cell: ({ orderNumber }, { t }) => (
        <span className="whitespace-nowrap">{orderNumber ?? t('admin.orders.status_draft')}</span>
      ),
      text: ({ orderNumber }) => codeCell(orderNumber),
    },
    {
      id: 'customer',
      width: 9.5,
      label: (t) => t('admin.orders.customer'),
      headsCard: true,
      cell: ({ customerName, email }) => customerName || email,
      text: ({ customerName }) => customerName,
      beside: { id: 'email', label: (t) => t('common.email'), text: ({ email }) => email },
    },
    {
      id: 'email',
      width: 13,
      label: (t) => t('common.email'),
      startsHidden: true,
      cell: ({ email }) => email,
      text: ({ email }) => email,
    },
    {
      id: 'network',
      width: 9,
      label: (t) => t('admin.orders.network'),
      startsHidden: true,
      cell: ({ network }) =>
        network && (
          <Link to={unpaidHref({ network })} className="underline">
            {network}
          </Link>
        ),
      text: ({ network }) => network,
    },
    {
      id: 'phone',
      width: 9,
      label: (t) => t('common.phone'),
      startsHidden: true,
      headsCard: true,
      cell: ({ customerPhone }) =>
        customerPhone && (
          <a
            href={`tel:${customerPhone.replace(/[^+\d]/g, '')}`}
            className="whitespace-nowrap text-brand hover:underline"
          >
            {customerPhone}
          </a>
        ),
      text: ({ customerPhone }) => codeCell(customerPhone),
    },
    {
      id: 'slot',
      width: 12.5,
      label: (t) => t('admin.orders.slot'),
      sorts: { ascending: 'slot-asc', descending: 'slot-desc' },
      cell: (order, context) => <SlotCell order={order} at={context} />,
      text: ({ slot }, { format }) => slot && slotText(slot, format.language, slot.timeZone),
      beside: { id: 'type', label: (t) => t('admin.orders.typeLabel'), text: typeText },
      sheet: () => [
        {
          label: (t) => t('admin.orders.slotStart'),
          text: ({ slot }) => slot && momentCell(slot.start, slot.timeZone),
        },
        { label: (t) => t('admin.orders.slotEnd'), text: ({ slot }) => slot && momentCell(slot.end, slot.timeZone) },
      ],
    },
    {
      id: 'date',
      width: 6.25,
      needsRoom: true,
      label: (t) => t('admin.orders.date'),
      sorts: { ascending: 'date-asc', descending: 'date-desc' },
      cell: ({ date, timeZone }, { format }) => shortMoment(date, new Date(), { language: format.language, timeZone }),
      text: ({ date, timeZone }) => momentCell(date, timeZone),
    },
    {
      id: 'store',
      width: 7.25,
      needsRoom: true,
      label: (t) => t('admin.orders.store'),
      cell: ({ storeName }) => storeName,
      text: ({ storeName }) => storeName,
    },
    {
      id: 'type',
      width: 5.5,
      startsHidden: true,
      label: (t) => t('admin.orders.typeLabel'),
      cell: ({ type }, { t }) => t(`admin.orders.type_${type}`),
      text: typeText,
    },
    {
      id: 'items',
      width: 4,
      startsHidden: true,
      label: (t) => t('admin.orders.items'),
      align: 'right',
      cell: ({ items }, { format }) => format.number(items),
      text: ({ items }) => items,
    },
    {
      id: 'total',
      width: 6,
      label: (t) => t('admin.orders.total'),
      align: 'right',
      sorts: { ascending: 'total-asc', descending: 'total-desc' },
      cell: ({ total }, { format }) => <strong>{format.money(total)}</strong>,
      text: ({ total }) => amountCell(total),
    },
    {
      id: 'payment',
      width: 7.75,
      label: (t) => t('admin.orders.payment'),
      cell: (order, { t }) => (
        <>
          <span className={order.awaitsPayment ? 'text-warn' : undefined}>{paymentState(order, t)}</span>{' '}
          <span className="text-quiet">· {paymentText(order, t)}</span>
        </>
      ),
      text: (order, { t }) => `${paymentText(order, t)} · ${paymentState(order, t)}`,
    },
    {
      id: 'status',
      width: 8.5,
      label: (t) => t('admin.orders.status'),
      hasControls: true,
      cell: (order) => <StatusSelect order={order} isInList />,
      text: ({ status }, { t }) => t(`admin.orders.status_${status}`),
    },
  ],
};
