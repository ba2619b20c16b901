/** Whether an account may sign in. */
export const accountStates = ['active', 'inactive'] as const;
export type AccountState = (typeof accountStates)[number];

/** How the back office orders its customers. */
export const customerSorts = ['name-asc', 'name-desc', 'newest', 'oldest'] as const;
export type CustomerSort = (typeof customerSorts)[number];
