import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import { useMemo } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListColumn, ListRow } from './list-definition.ts';
import { shownColumns } from './shown-columns.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });

/** The rows of a list as a table; below 768 px each row is a card. The roles are written out, for `display` takes them away. */
export function ListTable<Row extends ListRow>(props: {
  list: List<Row>;
  rows: readonly Row[];
  selection: Selection<Row>;
}) {
  const { list, rows, selection } = props;
  const { definition, state, at } = list;
  const shown = shownColumns(definition.columns, state.columns).map(({ id }) => id);
  const columns = useMemo(
    () =>
      // What a column shows is written below: a function in here would be another component each time the list is drawn, and
      // a question that stands open in a cell, with what was typed into it, would be gone.
      definition.columns.map(({ id }): ColumnDef<typeof features, Row> => ({ id })),
    [definition],
  );
  const table = useTable({
    features,
    columns,
    data: rows as Row[],
    getRowId: (row: Row) => String(row.id),
    state: {
      columnOrder: shown,
      columnVisibility: Object.fromEntries(definition.columns.map(({ id }) => [id, shown.includes(id)])),
      rowSelection: Object.fromEntries([...selection.rows.keys()].map((id) => [String(id), true])),
    },
  });
  const byId = new Map(definition.columns.map((column) => [column.id, column]));
  const areAll = rows.length > 0 && rows.every(({ id }) => selection.rows.has(id));
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <table role="table" className="block w-full text-sm md:table md:border-collapse">
      <caption className="sr-only">{definition.title(at.t)}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        {table.getHeaderGroups().map((group) => (
          <tr role="row" key={group.id} className="border-b border-line text-quiet">
            <th role="columnheader" scope="col" className="w-10 px-2 py-2 text-left">
              <input
                type="checkbox"
                className="size-4.5 accent-brand"
                aria-label={at.t('admin.list.selectPage')}
                checked={areAll}
                onChange={() => selection.set(rows, !areAll)}
              />
            </th>
            {group.headers.map((header) => {
              const column = byId.get(header.id);
              return (
                <th
                  key={header.id}
                  role="columnheader"
                  scope="col"
                  aria-sort={column && sortedBy(column, state.sortBy)}
                  className={cx('px-2 py-2 font-semibold', column?.align === 'right' ? 'text-right' : 'text-left')}
                >
                  {column && <Head list={list} column={column} />}
                </th>
              );
            })}
          </tr>
        ))}
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        {table.getRowModel().rows.map((row) => (
          <tr
            key={row.id}
            role="row"
            aria-selected={row.getIsSelected()}
            className="block rounded-card border border-line bg-card p-3 aria-selected:bg-brand-soft md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:hover:bg-sunken"
          >
            <td role="cell" className="max-md:float-left max-md:h-6 max-md:pt-1 max-md:pr-3 md:w-10 md:px-2 md:py-1.5">
              <input
                type="checkbox"
                className="size-4.5 accent-brand"
                aria-label={at.t('admin.list.select', { name: definition.nameOf(row.original) })}
                checked={row.getIsSelected()}
                onChange={() => selection.set([row.original], !row.getIsSelected())}
              />
            </td>
            {row.getVisibleCells().map((cell) => {
              const column = byId.get(cell.column.id);
              const Tag = column?.isRowHeader ? 'th' : 'td';
              return (
                <Tag
                  key={cell.id}
                  role={column?.isRowHeader ? 'rowheader' : 'cell'}
                  {...(column?.isRowHeader && { scope: 'row' })}
                  className={cx(
                    // A card says nothing of what there is nothing to say.
                    'flex items-center justify-between gap-4 py-1 max-md:has-[>span:last-child:empty]:hidden md:table-cell md:px-2 md:py-1.5 md:align-middle',
                    column?.align === 'right' ? 'tabular-nums md:text-right' : 'text-left',
                    column?.isRowHeader ? 'font-semibold' : 'font-normal',
                  )}
                >
                  <span aria-hidden="true" className="font-normal whitespace-nowrap text-quiet md:hidden">
                    {column?.label(at.t)}
                  </span>
                  <span className={cx('min-w-0 text-right', column?.align !== 'right' && 'md:text-left')}>
                    {column && <Cell list={list} column={column} row={row.original} />}
                  </span>
                </Tag>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Head<Row extends ListRow>({ list, column }: { list: List<Row>; column: ListColumn<Row> }) {
  const label = column.label(list.at.t);
  if (!column.sorts) return label;
  const sorted = sortedBy(column, list.state.sortBy);
  const next = sorted === 'ascending' ? column.sorts.descending : column.sorts.ascending;
  return (
    <Link
      to={list.hrefFor({ sortBy: next })}
      preventScrollReset
      className="inline-flex min-h-8 items-center gap-1 hover:text-ink hover:underline"
    >
      {label}
      {sorted && <Icon shape={sorted === 'ascending' ? ArrowUp : ArrowDown} className="size-3.5" />}
    </Link>
  );
}

function Cell<Row extends ListRow>({ list, column, row }: { list: List<Row>; column: ListColumn<Row>; row: Row }) {
  const { definition, at } = list;
  const shown = column.cell(row, at);
  const href = column.isRowHeader && definition.hrefOf?.(row);
  if (!href) return shown;
  return (
    <Link to={href} className="text-brand hover:underline">
      {shown}
    </Link>
  );
}

function sortedBy<Row>({ sorts }: ListColumn<Row>, sortBy: string): 'ascending' | 'descending' | undefined {
  // Where both are one, the call knows the newest first alone.
  if (sortBy === sorts?.descending) return 'descending';
  return sortBy === sorts?.ascending ? 'ascending' : undefined;
}
