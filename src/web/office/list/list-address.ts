/** What the address of a list says. Everything is a string, as the address has it; `page` and `perPage` are numbers. */
export type ListState = {
  page: number;
  /** Null: as many rows as whoever looks has chosen for their account. */
  perPage: number | null;
  sortBy: string;
  search: string;
  filters: Readonly<Record<string, string>>;
  /** Ids of the columns that are shown, in their order; null: as the list begins. */
  columns: readonly string[] | null;
};

/** What is known of a list, to read an address by. */
export type ListShape = {
  searchName: string | null;
  filterNames: readonly string[];
  defaultSort: string;
  /** The store that whoever looks works in: an address without any question asks for it. */
  storeId?: string | null;
};

/** The sizes of a page that an address may name, for this list alone. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Reads an address. What a list does not know is no part of it, so that no filter acts unseen. */
export function readListAddress(query: URLSearchParams, shape: ListShape): ListState {
  const filters: Record<string, string> = {};
  for (const name of shape.filterNames) {
    const value = query.get(name);
    if (value) filters[name] = value;
  }
  if (query.size === 0 && presetOf(shape)) filters.storeId = presetOf(shape);
  const columns = query.get('columns')?.split(',').filter(Boolean);
  const perPage = Number(query.get('per_page'));
  return {
    page: Math.max(1, Math.trunc(Number(query.get('page'))) || 1),
    perPage: pageSizes.find((size) => size === perPage) ?? null,
    sortBy: query.get('sortBy') ?? shape.defaultSort,
    search: (shape.searchName && query.get(shape.searchName)) ?? '',
    filters,
    columns: columns && columns.length > 0 ? columns : null,
  };
}

/** Writes an address, only with what differs from how the list begins: `?status=pending&page=2`. */
export function writeListAddress(state: ListState, shape: ListShape): string {
  const query = new URLSearchParams();
  if (shape.searchName && state.search) query.set(shape.searchName, state.search);
  for (const name of shape.filterNames) if (state.filters[name]) query.set(name, state.filters[name]);
  if (state.sortBy !== shape.defaultSort) query.set('sortBy', state.sortBy);
  if (state.columns) query.set('columns', state.columns.join(','));
  if (state.perPage !== null) query.set('per_page', String(state.perPage));
  if (state.page > 1) query.set('page', String(state.page));
  // All stores are asked for by name.
  if (query.size === 0 && presetOf(shape)) query.set('sortBy', state.sortBy);
  const text = query.toString();
  return text && `?${text}`;
}

const presetOf = ({ storeId, filterNames }: ListShape): string => (filterNames.includes('storeId') && storeId) || '';

/** A change of what is asked for begins at the first page. */
export function changeList(state: ListState, change: Partial<ListState>): ListState {
  const isSame = Object.keys(change).every((key) => key === 'page' || key === 'columns');
  return { ...state, ...(!isSame && { page: 1 }), ...change };
}
