/** How staff sort the list of orders; by slot, those without one come last. */
export const orderSorts = ['date-desc', 'date-asc', 'slot-asc', 'slot-desc', 'total-desc', 'total-asc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const defaultOrderSort: OrderSort = 'date-desc';

/** The status of an order as its customer sees it. */
export const orderStatuses = ['draft', 'submitted', 'completed', 'rejected', 'cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** Nothing more happens to these. */
export const closedStatuses = ['completed', 'rejected', 'cancelled'] as const satisfies readonly OrderStatus[];

/** How far an order is on its way: `ready` for pickup, `shipped` for delivery. */
export const fulfilments = ['pending', 'processing', 'ready', 'shipped', 'delivered', 'cancelled'] as const;
export type Fulfilment = (typeof fulfilments)[number];

/** What staff set: a fulfilment, or that a pending order is rejected. */
export const staffStatuses = [...fulfilments, 'rejected'] as const;
export type StaffStatus = (typeof staffStatuses)[number];

/** What the staff's list shows: where an order stands, or a draft that staff have made. */
export const listedStatuses = ['draft', ...staffStatuses] as const;
export type ListedStatus = (typeof listedStatuses)[number];

export const orderTypes = ['delivery', 'pickup'] as const;
export type OrderType = (typeof orderTypes)[number];
export const defaultOrderType: OrderType = 'delivery';

/** What happened to an order: staff `created` it, it was `move`d on, `change`d, its `payment` was marked, goods `return`ed. */
export const orderEventKinds = ['created', 'move', 'change', 'payment', 'return'] as const;

export const trackingWords = ['confirmed', 'preparing', 'ready', 'shipped', 'delivered'] as const;
export type TrackingWord = (typeof trackingWords)[number];

type Row = { delivery: readonly StaffStatus[]; pickup: readonly StaffStatus[]; tracking: TrackingWord | null };

/** The one table: where an order may go from each state, and what tracking calls the state. */
const table: Record<StaffStatus, Row> = {
  pending: {
    delivery: ['processing', 'cancelled', 'rejected'],
    pickup: ['processing', 'cancelled', 'rejected'],
    tracking: 'confirmed',
  },
  processing: { delivery: ['shipped', 'cancelled'], pickup: ['ready', 'cancelled'], tracking: 'preparing' },
  ready: { delivery: ['cancelled'], pickup: ['delivered', 'cancelled'], tracking: 'ready' },
  shipped: { delivery: ['delivered', 'cancelled'], pickup: ['cancelled'], tracking: 'shipped' },
  delivered: { delivery: [], pickup: [], tracking: 'delivered' },
  cancelled: { delivery: [], pickup: [], tracking: null },
  rejected: { delivery: [], pickup: [], tracking: null },
};

/** Where staff may move an order of this type from here; empty once it is delivered, cancelled or rejected. */
export function nextMoves(type: OrderType, from: StaffStatus): readonly StaffStatus[] {
  return table[from][type];
}

/** Staying where it is is no move: the caller answers the same status again without effect. */
export function canMove(type: OrderType, from: StaffStatus, to: StaffStatus): boolean {
  return nextMoves(type, from).includes(to);
}

/** The order's own status once staff have moved it. */
export function statusAfter(to: StaffStatus): OrderStatus {
  if (to === 'delivered') return 'completed';
  return to === 'cancelled' || to === 'rejected' ? to : 'submitted';
}

/** The fulfilment to keep: a rejected order is a cancelled fulfilment. */
export function fulfilmentAfter(to: StaffStatus): Fulfilment {
  return to === 'rejected' ? 'cancelled' : to;
}

/** What order tracking shows, or null for an order that will not come. */
export function trackingWord(fulfilment: StaffStatus): TrackingWord | null {
  return table[fulfilment].tracking;
}

/** Whether its goods have been picked: what is due is known, and its money is taken. */
export function isPicked(fulfilment: Fulfilment): boolean {
  return takesStock(fulfilment) || fulfilment === 'delivered';
}

/** Whether the move takes the goods that the order has reserved out of the store: once they are picked. */
export function takesStock(to: StaffStatus): boolean {
  return to === 'ready' || to === 'shipped';
}

/** Whether the move puts the goods back on the shelf; the table lets it happen once only. */
export function givesStockBack(to: StaffStatus): boolean {
  return to === 'cancelled' || to === 'rejected';
}
