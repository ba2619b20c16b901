/** How the back office orders its products. */
export const staffProductSorts = ['name-asc', 'name-desc', 'newest', 'updated'] as const;
export type StaffProductSort = (typeof staffProductSorts)[number];
