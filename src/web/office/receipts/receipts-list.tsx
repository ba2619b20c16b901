import { type ListedReceipt, listReceipts } from '#contract/receipts/receipts.ts';
import { amountCell, codeCell } from '#domain/csv/cell.ts';
import { type ReceiptState, receiptStates } from '#domain/receipt/receipt.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { ListAt, ListDefinition } from '../list/list-definition.ts';

export const receiptTones = { draft: 'yellow', booked: 'green', cancelled: 'grey' } as const satisfies Record<
  ReceiptState,
  string
>;

const storeText = ({ storeId }: ListedReceipt, { stores, t }: ListAt) =>
  stores.find(({ id }) => id === storeId)?.name ?? t('admin.products.storeNumber', { id: storeId });

// A day of the store's clock: by UTC it stays the day that it is.
const dayText = ({ deliveredOn }: ListedReceipt, { format }: ListAt) => format.date(deliveredOn, 'UTC', 'short');

/** The receipts of goods. */
export const receiptsList: ListDefinition<ListedReceipt> = {
  id: 'receipts',
  path: '/admin/receipts',
  endpoint: listReceipts,
  title: (t) => t('admin.frame.receipts'),
  count: (t, count) => t('admin.receipts.count', { count }),
  empty: (t) => t('admin.receipts.empty'),
  loadFailed: (t) => t('admin.receipts.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.receipts.search') },
  nameOf: ({ noteNumber, supplier }) => `${noteNumber} (${supplier})`,
  hrefOf: ({ id }) => `/admin/receipts/${id}`,
  defaultSort: 'newest',
  quick: [
    { id: 'all', label: (t) => t('admin.list.all'), query: {} },
    ...receiptStates.map((state) => ({
      id: state,
      label: (t: ListAt['t']) => t(`admin.receipts.quick_${state}`),
      query: { state },
    })),
  ],
  filters: [
    {
      name: 'state',
      kind: 'choice',
      label: (t) => t('admin.receipts.state'),
      options: ({ t }) => receiptStates.map((value) => ({ value, label: t(`admin.receipts.state_${value}`) })),
    },
    {
      name: 'storeId',
      kind: 'choice',
      label: (t) => t('admin.receipts.store'),
      options: ({ stores }) => stores.map(({ id, name }) => ({ value: String(id), label: name })),
    },
    { name: 'supplier', kind: 'chip', label: (t) => t('admin.receipts.supplier') },
    { name: 'from', kind: 'date', label: (t) => t('admin.receipts.from') },
    { name: 'to', kind: 'date', label: (t) => t('admin.receipts.to') },
  ],
  columns: [
    {
      id: 'noteNumber',
      width: 11,
      label: (t) => t('admin.receipts.noteNumber'),
      isRowHeader: true,
      headsCard: true,
      cell: ({ noteNumber }) => noteNumber,
      text: ({ noteNumber }) => codeCell(noteNumber),
    },
    {
      id: 'supplier',
      width: 13,
      label: (t) => t('admin.receipts.supplier'),
      cell: ({ supplier }) => supplier,
      text: ({ supplier }) => supplier,
    },
    { id: 'store', width: 9, label: (t) => t('admin.receipts.store'), cell: storeText, text: storeText },
    {
      id: 'deliveredOn',
      width: 7,
      label: (t) => t('admin.receipts.deliveredOn'),
      sorts: { ascending: 'oldest', descending: 'newest' },
      cell: dayText,
      text: ({ deliveredOn }) => deliveredOn,
    },
    {
      id: 'lines',
      width: 5,
      align: 'right',
      label: (t) => t('admin.receipts.lines'),
      cell: ({ lines }, { format }) => format.number(lines),
      text: ({ lines }) => lines,
    },
    {
      id: 'total',
      width: 7,
      align: 'right',
      label: (t) => t('admin.receipts.total'),
      cell: ({ total }, { format }) => total > 0 && format.money(total),
      text: ({ total }) => amountCell(total),
    },
    {
      id: 'state',
      width: 7,
      label: (t) => t('admin.receipts.state'),
      cell: ({ state }, { t }) => <Badge tone={receiptTones[state]}>{t(`admin.receipts.state_${state}`)}</Badge>,
      text: ({ state }, { t }) => t(`admin.receipts.state_${state}`),
    },
  ],
};
