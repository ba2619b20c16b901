import { customerSorts, missSorts, staffProductSorts } from '#domain/access/staff-lists.ts';
import { orderSorts, staffStatuses } from '#domain/order/status.ts';
import { reviewStatuses } from '#domain/reviews/review.ts';

/** A list of staff: what it is asked for, in words of its address; each on its first and its last page. */
export type ListCase = { path: string; queries: readonly string[] };

const each = (name: string, values: readonly (string | number | boolean)[]) =>
  values.map((value) => `${name}=${value}`);
/** Each query in each order. */
const inOrders = (queries: readonly string[], sorts: readonly string[]) =>
  queries.flatMap((query) => sorts.map((sort) => (query ? `${query}&sortBy=${sort}` : `sortBy=${sort}`)));

// The commonest surname, the commonest given name, two letters, an address, nothing.
const searches = each('search', ['martin', 'marie', 'ma', 'c4ca4238a0b9%40panier.example', 'zzz']);

/** Every list of the back office with every filter and sort, one at a time, and searched. */
export const listCases: readonly ListCase[] = [
  {
    path: '/orders',
    queries: [
      ...inOrders(['', ...searches], orderSorts),
      ...inOrders(['slotDay=2026-06-01', 'status=pending', 'storeId=1'], ['slot-asc']),
      ...each('status', ['draft', ...staffStatuses]),
      ...inOrders(['status=pending', 'storeId=1', 'from=2026-06-01&to=2026-06-30'], ['date-desc', 'total-desc']),
      ...each('type', ['pickup', 'delivery']),
      ...each('paymentStatus', ['needs_payment', 'paid', 'refunded']),
      ...each('paymentMethod', ['cash', 'bank_transfer', 'paypal']),
      ...each('late', [true]),
      ...each('awaitsPayment', [true]),
      ...each('customerId', [77]),
      ...each('search', ['p231', '0600000']),
      'storeId=2&status=delivered&paymentMethod=cash',
      'search=martin&status=pending',
    ],
  },
  {
    path: '/customers',
    queries: [
      ...inOrders(['', ...searches, 'status=inactive', 'role=any'], customerSorts),
      ...each('status', ['active']),
      ...inOrders(['customerType=wholesale', 'customerType=retail'], ['name-asc', 'newest']),
      ...inOrders(['wholesaleRequested=true', 'wholesaleRequested=false'], ['name-asc', 'oldest']),
      ...each('role', ['CAN_MANAGE_ORDERS']),
    ],
  },
  { path: '/customers/search', queries: each('q', ['martin', 'x']) },
  { path: '/customer-profiles', queries: [''] },
  {
    path: '/products',
    queries: [
      ...inOrders(
        ['', 'search=tomates', 'search=to', 'category=FRUIT', 'visible=false', 'visible=true', 'stock=low'],
        staffProductSorts,
      ),
      ...each('search', ['sc-77', '77', 'zzz', '3000000000077']),
      ...each('stock', ['out']),
      'category=FRUIT&stock=low&search=bio',
      ...inOrders(
        ['featured=true', 'incomplete=true', 'allergensUnseen=true', 'discounted=true', 'storeId=2'],
        ['name-asc', 'newest'],
      ),
      ...each('discounted', [false]),
      'storeId=2&discounted=true&stock=low',
      'storeId=2&search=tomates',
    ],
  },
  {
    path: '/messenger/messages',
    queries: ['', ...each('type', ['contact_form', 'withdrawal']), ...each('answered', [true, false])].concat(
      each('handled', [true, false]),
      searches,
    ),
  },
  { path: '/reviews', queries: ['', ...each('status', reviewStatuses)] },
  { path: '/search-misses', queries: inOrders(['', 'language=fr'], missSorts) },
  {
    path: '/audit',
    queries: ['', 'thing=order', 'thing=product&id=77', 'action=updateStore', 'from=2023-03-01', 'search=article'],
  },
];

/** The address of a page of a list, `per_page` or `limit` rows. */
export function pageOf({ path }: ListCase, query: string, page: number, perPage = 20): string {
  const size = path === '/customer-profiles' ? 'limit' : 'per_page';
  return `${path}?${[query, `page=${page}`, `${size}=${perPage}`].filter(Boolean).join('&')}`;
}
