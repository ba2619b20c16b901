/** How staff sort the list of orders. */
export const orderSorts = ['date-desc', 'date-asc', 'total-desc', 'total-asc'] as const;
export type OrderSort = (typeof orderSorts)[number];
export const defaultOrderSort: OrderSort = 'date-desc';
