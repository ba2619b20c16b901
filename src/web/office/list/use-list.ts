import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { InputOf } from '#contract/endpoint.ts';
import type { Page } from '#contract/page.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { useOfficeSettings } from '../data/use-office-settings.ts';
import { type Read, useRead } from '../data/use-read.ts';
import { useOwnShop } from '../own-stores.ts';
import { type OfficeT, useOfficeT } from '../use-office-t.ts';
import { changeList, type ListShape, type ListState, readListAddress, writeListAddress } from './list-address.ts';
import type { ListAt, ListDefinition, ListRow } from './list-definition.ts';

/** A page of rows; not all are counted where there are very many. */
export type ListPage<Row> = Page<Row> & { totalIsCapped?: boolean };

export type List<Row extends ListRow> = {
  definition: ListDefinition<Row>;
  state: ListState;
  /** Another address; `replace` for what is still being typed. */
  change: (change: Partial<ListState>, how?: { replace?: boolean }) => void;
  /** The address of a change, for links. */
  hrefFor: (change: Partial<ListState>) => string;
  /** What the call is asked: of another page, or with more rows to a page. */
  inputFor: (change: Partial<ListState>) => Record<string, string | number>;
  read: Read<ListPage<Row>>;
  /** Rows to a page: as the address says, else as the account has it. */
  perPage: number;
  at: ListAt;
  isFiltered: boolean;
};

/** What a search looks through to the end; of more, it finds the newest (server: db/searched). */
const mostFound = 1000;

/** How many rows there are; of very many, that they are more than were counted. */
export function countOf<Row extends ListRow>(definition: ListDefinition<Row>, t: OfficeT, page: ListPage<Row>): string {
  const rows = definition.count(t, page.total);
  if (!page.totalIsCapped) return rows;
  return t(page.total <= mostFound ? 'admin.list.newestOf' : 'admin.list.moreThan', { rows });
}

/** A list by its address: what it asks for, what was answered, and how it is changed. */
export function useList<Row extends ListRow>(definition: ListDefinition<Row>): List<Row> {
  const t = useOfficeT();
  const format = useFormat();
  const { stores, timeZone } = useOwnShop();
  const settings = useOfficeSettings();
  const navigate = useNavigate();
  // A box that is ticked is ticked at once, and the next change begins from it: the router draws a new address later.
  const [search, setSearch] = useOptimistic(useLocation().search);
  const shape = useMemo<ListShape>(
    () => ({
      searchName: definition.search?.name ?? null,
      filterNames: definition.filters.map(({ name }) => name),
      defaultSort: definition.defaultSort,
      storeId: settings.storeId === null ? null : String(settings.storeId),
    }),
    [definition, settings.storeId],
  );
  const state = readListAddress(new URLSearchParams(search), shape);
  const hrefFor = (change: Partial<ListState>) => definition.path + writeListAddress(changeList(state, change), shape);
  const inputFor = (change: Partial<ListState>) => {
    const { page, sortBy, search, filters, ...asked } = { ...state, ...change };
    return {
      page,
      per_page: asked.perPage ?? settings.rowsPerPage,
      ...(sortBy && { sortBy }),
      ...filters,
      ...(shape.searchName && search && { [shape.searchName]: search }),
    };
  };
  const read = useRead(definition.endpoint, inputFor({}) as InputOf<typeof definition.endpoint>, {
    keepsLast: true,
    isOn: state.perPage !== null || settings.isKnown,
    ...(definition.every !== undefined && { every: definition.every }),
  });
  const at = useMemo<ListAt>(() => ({ t, format, stores, timeZone }), [t, format, stores, timeZone]);
  return {
    definition,
    state,
    change: (change, { replace = false } = {}) =>
      startTransition(async () => {
        const href = hrefFor(change);
        setSearch(href.slice(definition.path.length));
        await navigate(href, { replace, preventScrollReset: true });
      }),
    hrefFor,
    inputFor,
    read: read as Read<ListPage<Row>>,
    perPage: state.perPage ?? settings.rowsPerPage,
    at,
    isFiltered: state.search !== '' || Object.keys(state.filters).length > 0,
  };
}
