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
import { useMemo, useRef } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListColumn, ListRow, RowId } from './list-definition.ts';
import { ListTableRow } from './list-row.tsx';
import { cardColumns, shownColumns } from './shown-columns.ts';

import type { List } from './use-list.ts';
import { useRowKeys } from './use-row-keys.ts';
import { rowsBetween, type Selection } from './use-selection.ts';
import { useIsNarrow, useIsTight } from './use-width.ts';
import { showWholeText } from './whole-text.ts';

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSelectionFeature });

/** Rem of the column of boxes; and how far the others give way before the table scrolls sideways. */
const boxWidth = 2.25;
const least = 0.72;

/** The rows of a list as a table; below 768 px each row is a card. The roles are written out, for `display` takes them away. */
export function ListTable<Row extends ListRow>(props: {
  list: List<Row>;
  rows: readonly Row[];
  selection: Selection<Row>;
}) {
  const { list, rows, selection } = props;
  const { definition, state, at } = list;
  const isNarrow = useIsNarrow();
  const isTight = useIsTight();
  const begun = shownColumns(definition.columns, state.columns);
  const roomy = state.columns === null && isTight ? begun.filter((column) => !column.needsRoom) : begun;
  const chosen = isNarrow ? cardColumns(definition.columns, state.columns) : roomy;
  const shown = chosen.map(({ id }) => id);
  const columns = useMemo(
    () =>
      // What a column shows is written in its row: a function in here would be another component each time the list is drawn,
      // and a question that stands open in a cell, with what was typed into it, would be gone.
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
  const last = useRef<RowId | null>(null);
  const choose = (row: Row, isChosen: boolean, isRange: boolean) => {
    selection.set(isRange ? rowsBetween(rows, last.current, row) : [row], isChosen);
    last.current = row.id;
  };
  const body = useRef<HTMLTableSectionElement>(null);
  useRowKeys(body, { list, rows, selection });
  const width = boxWidth + chosen.reduce((sum, column) => sum + column.width, 0);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <div className="md:overflow-x-auto">
      <table
        role="table"
        className="list-table w-full text-sm max-md:block md:table-fixed md:border-collapse"
        style={isNarrow ? undefined : { minWidth: `${width * least}rem` }}
        onFocus={showWholeText}
        onPointerOver={showWholeText}
      >
        <caption className="sr-only">{definition.title(at.t)}</caption>
        {!isNarrow && (
          <colgroup>
            <col style={{ width: `${boxWidth}rem` }} />
            {chosen.map((column) => (
              <col key={column.id} style={{ width: `${(100 * column.width) / width}%` }} />
            ))}
          </colgroup>
        )}
        <thead role="rowgroup" className="max-md:sr-only">
          {table.getHeaderGroups().map((group) => (
            <tr role="row" key={group.id} className="h-8 border-b border-line text-quiet">
              <th role="columnheader" scope="col" className="px-1.5 text-left align-middle">
                <input
                  type="checkbox"
                  className="block size-4.5 accent-brand"
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
                    className={cx(
                      'truncate px-1.5 font-semibold',
                      column?.align === 'right' ? 'text-right' : 'text-left',
                    )}
                  >
                    {column && <Head list={list} column={column} />}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body} role="rowgroup" className="max-md:block max-md:space-y-3">
          {table.getRowModel().rows.map((row) => (
            <ListTableRow
              key={row.id}
              list={list}
              row={row.original}
              columns={row.getVisibleCells().flatMap((cell) => byId.get(cell.column.id) ?? [])}
              isChosen={selection.rows.has(row.original.id)}
              onChoose={choose}
              isNarrow={isNarrow}
            />
          ))}
        </tbody>
      </table>
    </div>
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
      className="inline-flex min-h-8 max-w-full items-center gap-1 -outline-offset-2 hover:text-ink hover:underline"
    >
      <span className="truncate">{label}</span>
      {sorted && <Icon shape={sorted === 'ascending' ? ArrowUp : ArrowDown} className="size-3.5 shrink-0" />}
    </Link>
  );
}

function sortedBy<Row>({ sorts }: ListColumn<Row>, sortBy: string): 'ascending' | 'descending' | undefined {
  // Where both are one, the call knows the newest first alone.
  if (sortBy === sorts?.descending) return 'descending';
  return sortBy === sorts?.ascending ? 'ascending' : undefined;
}
