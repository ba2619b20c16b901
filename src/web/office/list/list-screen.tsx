import { type ReactNode, useId } from 'react';
import type { Page } from '#contract/page.ts';
import { usePageLabels } from '#web/lib/writing/use-page-labels.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Select } from '#web/ui/form/select.tsx';
import { Link } from '#web/ui/link.tsx';
import { Pagination } from '#web/ui/list/pagination.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { ScreenHead } from '../frame/screen-head.tsx';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { pageSizes } from './list-address.ts';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTable } from './list-table.tsx';
import { SortSelect } from './sort-select.tsx';
import { countOf, type List, useList } from './use-list.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { ViewsMenu } from './views-menu.tsx';

/** The filters of a list that are one press away; the one that stands is marked. */
function QuickFilters<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at } = list;
  const asked = JSON.stringify(sorted(state.filters));
  if (definition.quick.length === 0) return null;
  return (
    // On a phone they are one row that scrolls, up to the edges of the screen.
    <ul className="mb-3 flex gap-1.5 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 md:flex-wrap">
      {definition.quick.map(({ id, label, query }) => {
        const isOn = asked === JSON.stringify(sorted(query));
        return (
          <li key={id} className="shrink-0">
            <Link
              to={list.hrefFor({ filters: query })}
              aria-current={isOn ? 'true' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-full border px-3 text-sm font-semibold',
                isOn ? 'border-brand bg-brand-soft text-brand' : 'border-line hover:border-edge',
              )}
            >
              {label(at.t)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

const sorted = (query: Readonly<Record<string, string>>) =>
  Object.entries(query).sort(([a], [b]) => a.localeCompare(b));

/**
 * A whole list: its filters, its table, its pages. `actions` stand beside the heading; `bulk` shows what can be done with
 * the chosen rows; `instead` shows the rows in another way than the table (editing them at once); `beforeNone` stands above
 * the words that there is nothing yet, where no filter is the reason.
 */
export function ListScreen<Row extends ListRow>({
  definition,
  actions,
  bulk,
  instead,
  beforeNone,
}: {
  definition: ListDefinition<Row>;
  actions?: ReactNode;
  bulk?: (selection: Selection<Row>) => ReactNode;
  instead?: ((rows: readonly Row[], list: List<Row>) => ReactNode) | undefined;
  beforeNone?: ReactNode;
}) {
  const list = useList(definition);
  const { read, at } = list;
  const selection = useSelection<Row>(read.data?.items ?? []);
  const { t } = at;
  const rows = read.data?.items;
  return (
    <>
      <ScreenHead title={definition.title(t)} actions={actions} />
      <QuickFilters list={list} />
      <ListFilters list={list} />
      {read.refusal && <RefusalAlert title={definition.loadFailed(t)} refusal={read.refusal} retry={read.reload} />}
      {!read.data && !read.refusal && <Skeleton className="h-96" />}
      {read.data && rows && (
        <>
          <div className="relative mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <p aria-live="polite" className="mr-auto text-sm text-quiet max-md:w-full">
              {countOf(definition, t, read.data)}
            </p>
            <SortSelect list={list} />
            <ViewsMenu list={list} />
            <ColumnsMenu list={list} />
            <ListExport list={list} selection={selection} />
          </div>
          {selection.rows.size > 0 && !instead && (
            <StickyBar
              side="top"
              className="mb-2 flex flex-wrap items-center gap-3 rounded-control bg-brand-soft p-2 text-sm"
            >
              <p aria-live="polite" className="font-semibold">
                {t('admin.list.selected', { count: selection.rows.size })}
              </p>
              {bulk?.(selection)}
              <button type="button" className="min-h-9 px-2 text-brand hover:underline" onClick={selection.clear}>
                {t('admin.list.unselect')}
              </button>
            </StickyBar>
          )}
          {rows.length === 0 && !list.isFiltered && beforeNone}
          {rows.length === 0 && (
            <EmptyState
              title={list.isFiltered ? t('admin.list.none') : definition.empty(t)}
              action={list.isFiltered && <LinkButton to={definition.path}>{t('admin.list.clear')}</LinkButton>}
            />
          )}
          {rows.length > 0 && (instead?.(rows, list) ?? <ListTable list={list} rows={rows} selection={selection} />)}
          <ListPager list={list} page={read.data} />
        </>
      )}
    </>
  );
}

/** The pages of a list, and how many rows one has. */
function ListPager<Row extends ListRow>({ list, page }: { list: List<Row>; page: Page<Row> }) {
  const id = useId();
  const labels = usePageLabels();
  const { state, change, hrefFor, at } = list;
  if (page.total <= pageSizes[0]) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <Pagination current={page.page} total={page.totalPage} hrefFor={(n) => hrefFor({ page: n })} labels={labels} />
      <div className="dense ml-auto flex items-center gap-2 text-sm text-quiet">
        <label htmlFor={id} className="whitespace-nowrap">
          {at.t('admin.list.perPage')}
        </label>
        <Select id={id} value={state.perPage} onChange={(event) => change({ perPage: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </Select>
      </div>
    </div>
  );
}
