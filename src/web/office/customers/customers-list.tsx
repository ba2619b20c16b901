import { listCustomers, type StaffCustomer } from '#contract/accounts/staff-customers.ts';
import { roles } from '#domain/access/roles.ts';
import { accountStates } from '#domain/access/staff-lists.ts';
import { amountCell, codeCell, momentCell } from '#domain/csv/cell.ts';
import { priceTypes } from '#domain/pricing/price-type.ts';
import { Badge } from '#web/ui/show/badge.tsx';
import type { ListAt, ListDefinition } from '../list/list-definition.ts';
import { StateSwitch } from './state-switch.tsx';

const rolesText = ({ roles: held }: StaffCustomer, { t }: ListAt) =>
  held.map((role) => t(`admin.customers.role_${role}`)).join(', ');

/** Of staff alone: the stores that the roles are for. */
const storesText = ({ roles: held, storeIds }: StaffCustomer, { t, stores }: ListAt) => {
  if (held.length === 0) return '';
  if (storeIds === null) return t('admin.customers.storesAll');
  const nameOf = (id: number) =>
    stores.find((store) => store.id === id)?.name ?? t('admin.products.storeNumber', { id });
  return storeIds.map(nameOf).join(', ') || t('admin.customers.storesNone');
};

/** The list of customers, staff among them. */
export const customersList: ListDefinition<StaffCustomer> = {
  id: 'customers',
  path: '/admin/customers',
  endpoint: listCustomers,
  title: (t) => t('admin.frame.customers'),
  count: (t, count) => t('admin.customers.count', { count }),
  empty: (t) => t('admin.customers.empty'),
  loadFailed: (t) => t('admin.customers.loadFailed'),
  search: { name: 'search', hint: (t) => t('admin.customers.search') },
  nameOf: ({ name }) => name,
  hrefOf: ({ id }) => `/admin/customers/${id}`,
  defaultSort: 'name-asc',
  quick: [
    { id: 'all', label: (t) => t('admin.customers.quickAll'), query: {} },
    { id: 'active', label: (t) => t('admin.customers.quickActive'), query: { status: 'active' } },
    { id: 'inactive', label: (t) => t('admin.customers.quickInactive'), query: { status: 'inactive' } },
    { id: 'waiting', label: (t) => t('admin.customers.quickWaiting'), query: { wholesaleRequested: 'true' } },
    { id: 'staff', label: (t) => t('admin.customers.quickStaff'), query: { role: 'any' } },
  ],
  filters: [
    {
      name: 'status',
      kind: 'choice',
      label: (t) => t('admin.customers.state'),
      options: ({ t }) => accountStates.map((value) => ({ value, label: t(`admin.customers.state_${value}`) })),
    },
    {
      name: 'customerType',
      kind: 'choice',
      label: (t) => t('admin.customers.type'),
      options: ({ t }) => priceTypes.map((value) => ({ value, label: t(`admin.customers.type_${value}`) })),
    },
    {
      name: 'wholesaleRequested',
      kind: 'choice',
      label: (t) => t('admin.customers.request'),
      options: ({ t }) => [
        { value: 'true', label: t('admin.customers.requestWaiting') },
        { value: 'false', label: t('admin.customers.requestNone') },
      ],
    },
    {
      name: 'role',
      kind: 'choice',
      label: (t) => t('admin.customers.roles'),
      options: ({ t }) => [
        { value: 'any', label: t('admin.customers.roleAny') },
        ...roles.map((value) => ({ value, label: t(`admin.customers.role_${value}`) })),
      ],
    },
  ],
  columns: [
    {
      id: 'name',
      width: 10,
      label: (t) => t('admin.customers.name'),
      isRowHeader: true,
      headsCard: true,
      sorts: { ascending: 'name-asc', descending: 'name-desc' },
      cell: ({ name }) => name,
      text: ({ name }) => name,
    },
    {
      id: 'email',
      width: 10.5,
      needsRoom: true,
      label: (t) => t('common.email'),
      cell: ({ email }) => email,
      text: ({ email }) => email,
      beside: { id: 'phone', label: (t) => t('common.phone'), text: ({ phone }) => codeCell(phone) },
    },
    {
      id: 'phone',
      width: 9,
      label: (t) => t('common.phone'),
      headsCard: true,
      cell: ({ phone }) => phone,
      text: ({ phone }) => codeCell(phone),
    },
    {
      id: 'city',
      width: 6,
      needsRoom: true,
      label: (t) => t('admin.customers.city'),
      cell: ({ city }) => city,
      text: ({ city }) => city,
    },
    {
      id: 'orders',
      width: 7,
      label: (t) => t('admin.frame.orders'),
      align: 'right',
      cell: ({ totalOrders }, { format }) => format.number(totalOrders),
      text: ({ totalOrders }) => totalOrders,
    },
    {
      id: 'spent',
      width: 7.75,
      label: (t) => t('admin.customers.spent'),
      align: 'right',
      cell: ({ totalSpent }, { format }) => format.money(totalSpent),
      text: ({ totalSpent }) => amountCell(totalSpent),
    },
    {
      id: 'joined',
      width: 6.5,
      label: (t) => t('admin.customers.joined'),
      startsHidden: true,
      sorts: { ascending: 'oldest', descending: 'newest' },
      cell: ({ joinDate }, { format, timeZone }) => format.date(joinDate, timeZone, 'short'),
      text: ({ joinDate }, { timeZone }) => momentCell(joinDate, timeZone),
    },
    {
      id: 'type',
      width: 7,
      label: (t) => t('admin.customers.type'),
      cell: ({ customerType, wholesaleRequested }, { t }) =>
        wholesaleRequested ? (
          <Badge tone="yellow">{t('admin.customers.requestWaiting')}</Badge>
        ) : (
          t(`admin.customers.type_${customerType}`)
        ),
      text: ({ customerType, wholesaleRequested }, { t }) =>
        t(wholesaleRequested ? 'admin.customers.requestWaiting' : `admin.customers.type_${customerType}`),
    },
    {
      id: 'roles',
      width: 12,
      label: (t) => t('admin.customers.roles'),
      startsHidden: true,
      cell: (customer, context) => rolesText(customer, context),
      text: rolesText,
    },
    {
      id: 'stores',
      width: 10,
      label: (t) => t('admin.customers.stores'),
      startsHidden: true,
      cell: storesText,
      text: storesText,
    },
    {
      id: 'state',
      width: 9.5,
      label: (t) => t('admin.customers.state'),
      hasControls: true,
      cell: (customer) => <StateSwitch customer={customer} />,
      text: ({ status }, { t }) => t(`admin.customers.state_${status}`),
    },
  ],
};
