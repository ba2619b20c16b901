import X from 'lucide/dist/esm/icons/x.mjs';
import { type ReactNode, useId, useState } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { RefusalAlert } from '../frame/refusal-alert.tsx';
import { StickyBar } from '../frame/sticky-bar.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import type { ListDefinition, ListRow } from './list-definition.ts';
import { ListExport } from './list-export.tsx';
import { FilterChips, FiltersButton, FiltersPanel } from './list-filters.tsx';
import { ListHead } from './list-head.tsx';
import { ListPager } from './list-pager.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTable } from './list-table.tsx';
import { QuickFilters } from './quick-filters.tsx';
import { countOf, type List, useList } from './use-list.ts';
import { type Selection, useSelection } from './use-selection.ts';
import { useIsNarrow } from './use-width.ts';
import { ViewsMenu } from './views-menu.tsx';

type Props<Row extends ListRow> = {
  definition: ListDefinition<Row>;
  actions?: ReactNode;
  foldedActions?: ReactNode;
  bulk?: (selection: Selection<Row>) => ReactNode;
  instead?: ((rows: readonly Row[], list: List<Row>) => ReactNode) | undefined;
  beforeNone?: ReactNode;
  firstStep?: ReactNode;
};

/**
 * A whole list: its filters, its table, its pages. `actions` stand beside the heading, `foldedActions` too, but for a
 * phone; `bulk` shows what can be done with the chosen rows; `instead` shows the rows in another way than the table
 * (editing them at once); `beforeNone` stands above the words that there is nothing yet, where no filter is the reason, and
 * `firstStep` beneath them.
 */
export function ListScreen<Row extends ListRow>({ bulk, instead, beforeNone, firstStep, ...top }: Props<Row>) {
  const { definition } = top;
  const list = useList(definition);
  const { read, at } = list;
  const selection = useSelection<Row>(definition.id, read.data?.items ?? []);
  const { t } = at;
  const rows = read.data?.items;
  return (
    <>
      <ListTop list={list} selection={selection} {...top} />
      {read.refusal && <RefusalAlert title={definition.loadFailed(t)} refusal={read.refusal} retry={read.reload} />}
      {!read.data && !read.refusal && <Skeleton className="h-96" />}
      {read.data && rows && (
        <>
          {selection.rows.size > 0 && !instead && (
            <StickyBar
              side="top"
              className="mb-2 flex flex-wrap items-center gap-2 rounded-control bg-brand-soft p-1.5 text-sm"
            >
              <p aria-live="polite" className="font-semibold">
                {t('admin.list.selected', { count: selection.rows.size })}
              </p>
              <IconButton
                label={t('admin.list.unselect')}
                icon={<Icon shape={X} className="size-4" />}
                onClick={selection.clear}
              />
              {bulk?.(selection)}
            </StickyBar>
          )}
          {rows.length === 0 && !list.isFiltered && beforeNone}
          {rows.length === 0 && (
            <EmptyState
              title={list.isFiltered ? t('admin.list.none') : definition.empty(t)}
              action={
                list.isFiltered ? <LinkButton to={definition.path}>{t('admin.list.clear')}</LinkButton> : firstStep
              }
            />
          )}
          {rows.length > 0 && (instead?.(rows, list) ?? <ListTable list={list} rows={rows} selection={selection} />)}
          <ListPager list={list} page={read.data} />
        </>
      )}
    </>
  );
}

/** What stands above the rows: a line of heading and menus, a line of filters; on a phone most of it is folded. */
function ListTop<Row extends ListRow>(
  props: Pick<Props<Row>, 'definition' | 'actions' | 'foldedActions'> & { list: List<Row>; selection: Selection<Row> },
) {
  const { list, selection, definition, actions, foldedActions } = props;
  const { state, read, at } = list;
  const id = useId();
  const isNarrow = useIsNarrow();
  // A search that is folded away would go on unseen.
  const [isOpen, setOpen] = useState(isNarrow && state.search !== '');
  const tools = (
    <>
      <ViewsMenu list={list} />
      <ColumnsMenu list={list} />
      <ListExport list={list} selection={selection} />
    </>
  );
  const button = <FiltersButton list={list} controls={id} isOpen={isOpen} onPress={() => setOpen(!isOpen)} />;
  const search = definition.search && <ListSearch list={list} hint={definition.search.hint(at.t)} />;
  const count = read.data && countOf(definition, at.t, read.data);
  return (
    <>
      <ListHead
        title={definition.title(at.t)}
        count={count}
        actions={
          <>
            {!isNarrow && foldedActions}
            {actions}
          </>
        }
      >
        {isNarrow ? button : tools}
      </ListHead>
      <div className="mb-2 flex flex-wrap items-center gap-2 max-md:contents">
        <QuickFilters list={list} />
        {!isNarrow && search}
        {!isNarrow && button}
        <FilterChips list={list} />
      </div>
      <FiltersPanel list={list} id={id} isOpen={isOpen}>
        {isNarrow && (
          <>
            <div className="col-span-2 flex">{search}</div>
            <div className="relative col-span-2 flex flex-wrap gap-1">{tools}</div>
            {foldedActions && <div className="col-span-2">{foldedActions}</div>}
          </>
        )}
      </FiltersPanel>
    </>
  );
}
