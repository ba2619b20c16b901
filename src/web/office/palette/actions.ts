import type { StaffOrder } from '#contract/orders/staff-orders.ts';
import { dayOf } from '#web/lib/writing/slot-text.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { customersList } from '../customers/customers-list.tsx';
import type { ListAt, ListDefinition, ListRow } from '../list/list-definition.ts';
import { readAll, saveRows } from '../list/read-all.ts';
import { ordersList } from '../orders/orders-list.tsx';
import type { SectionId } from '../paths.ts';
import { productsList } from '../products/products-list.tsx';
import type { OfficeT } from '../use-office-t.ts';

export type ActionAt = ListAt & {
  goTo: (href: string) => void;
  /** The store of whoever works here, or the only one; null: it has to be chosen. */
  storeId: number | null;
};

/** Something to do from anywhere: nothing that numbers a paper, sends a mail or cannot be taken back. */
export type Action = {
  id: string;
  /** It is there for whoever may open this section. */
  section: SectionId;
  words: (t: OfficeT) => string;
  /** Throws the `Refusal`. */
  run: (context: ActionAt) => void | Promise<void>;
};

const opens = (href: string) => (context: ActionAt) => context.goTo(href);
const today = ({ timeZone }: ListAt) => dayOf(new Date().toISOString(), timeZone);

export const actions: readonly Action[] = [
  { id: 'newOrder', section: 'orders', words: (t) => t('admin.orders.new'), run: opens('/admin/orders/new') },
  {
    id: 'ordersToday',
    section: 'orders',
    words: (t) => t('admin.palette.ordersToday'),
    run: (context) => context.goTo(`/admin/orders?slotDay=${today(context)}&sortBy=slot-asc`),
  },
  {
    id: 'ordersLate',
    section: 'orders',
    words: (t) => t('admin.attention.late'),
    run: opens('/admin/orders?late=true'),
  },
  ...(['packing', 'labels'] as const).map(
    (what): Action => ({
      id: `${what}Today`,
      section: 'orders',
      words: (t) => t(`admin.palette.${what}Today`),
      run: (context) => printToday(what, context),
    }),
  ),
  { id: 'newProduct', section: 'products', words: (t) => t('admin.products.new'), run: opens('/admin/products/new') },
  { id: 'newReceipt', section: 'receipts', words: (t) => t('admin.receipts.new'), run: opens('/admin/receipts/new') },
  { id: 'newRecall', section: 'recalls', words: (t) => t('admin.recalls.new'), run: opens('/admin/recalls/new') },
  {
    id: 'lowStock',
    section: 'products',
    words: (t) => t('admin.attention.lowStock'),
    run: opens('/admin/products?stock=low'),
  },
  {
    id: 'newCustomer',
    section: 'customers',
    words: (t) => t('admin.customers.new'),
    run: opens('/admin/customers/new'),
  },
  { id: 'banners', section: 'texts', words: (t) => t('admin.banners.title'), run: opens('/admin/texts/banners') },
  { id: 'newBanner', section: 'texts', words: (t) => t('admin.banners.new'), run: opens('/admin/texts/banners/new') },
  { id: 'slots', section: 'stores', words: (t) => t('admin.slots.heading'), run: opensSlots('') },
  // Its page asks first.
  { id: 'closeToday', section: 'stores', words: (t) => t('admin.slots.closeToday'), run: opensSlots('?close=today') },
  savesList('orders', ordersList),
  savesList('products', productsList),
  savesList('customers', customersList),
];

/** The slots of a store, which is chosen first where it is not known. */
function opensSlots(query: string): Action['run'] {
  return ({ storeId, goTo }) => goTo(storeId === null ? '/admin/stores' : `/admin/stores/${storeId}/slots${query}`);
}

/** A list as a file for spreadsheets, with all its rows. */
function savesList<Row extends ListRow>(section: SectionId, definition: ListDefinition<Row>): Action {
  return {
    id: `save-${section}`,
    section,
    words: (t) => t('admin.palette.saveList', { list: definition.title(t) }),
    run: async (context) => {
      notice(context.t('admin.palette.saving'));
      const rows = await readAll({ definition, input: { sortBy: definition.defaultSort }, at: context });
      await saveRows('spreadsheets', definition, { rows, columns: null, filters: {}, at: context });
    },
  };
}

/** Of the orders in today's slots those that are still to be packed, in the order of their slots. */
export const isToBePacked = ({ status }: Pick<StaffOrder, 'status'>) => status === 'pending' || status === 'processing';

async function printToday(what: 'packing' | 'labels', context: ActionAt): Promise<void> {
  const rows = await readAll({
    definition: ordersList,
    input: { slotDay: today(context), sortBy: 'slot-asc' },
    at: context,
  });
  const ids = rows.filter(isToBePacked).map(({ id }) => id);
  if (ids.length === 0) notice(context.t('admin.palette.nothingToday'));
  else context.goTo(`/admin/orders/print?what=${what}&ids=${ids.join(',')}`);
}
