import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';

export type Column<Row> = {
  id: string;
  label: string;
  cell: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  /** The cell that names its row. One column has it. */
  isRowHeader?: boolean;
  /** Replaces the label in the head of the table: a sort link, for instance. */
  head?: ReactNode;
  /** For `aria-sort` when the table is sorted by this column. */
  sorted?: 'ascending' | 'descending';
};

/**
 * A table that turns into a list of cards below 768 px. The roles are written out because such a table would lose
 * them. `caption` names the table and is for screen readers; `rowKey` gives each row its key.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
}: {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display: block takes the table's own roles away
    <table role="table" className="block w-full md:table md:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
        <tr role="row" className="border-b border-line text-sm text-quiet">
          {columns.map((column) => (
            <th
              key={column.id}
              role="columnheader"
              scope="col"
              aria-sort={column.sorted}
              className={cx('px-3 py-3 font-semibold', column.align === 'right' ? 'text-right' : 'text-left')}
            >
              {column.head ?? column.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block space-y-3 md:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="block rounded-card border border-line bg-card p-4 md:table-row md:rounded-none md:border-0 md:border-b md:bg-transparent md:hover:bg-sunken"
          >
            {columns.map((column) => {
              const Cell = column.isRowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={column.id}
                  role={column.isRowHeader ? 'rowheader' : 'cell'}
                  {...(column.isRowHeader && { scope: 'row' })}
                  className={cx(
                    'flex items-center justify-between gap-4 py-1.5 md:table-cell md:px-3 md:py-3 md:align-middle',
                    column.align === 'right' ? 'md:text-right' : 'text-left',
                    column.isRowHeader ? 'font-semibold' : 'font-normal',
                  )}
                >
                  <span aria-hidden="true" className="text-sm font-normal whitespace-nowrap text-quiet md:hidden">
                    {column.label}
                  </span>
                  <span className={cx('min-w-0 text-right', column.align !== 'right' && 'md:text-left')}>
                    {column.cell(row)}
                  </span>
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
