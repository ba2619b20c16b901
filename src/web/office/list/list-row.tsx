import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListColumn, ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';
import { rowMark } from './use-row-keys.ts';
import { lineMark } from './whole-text.ts';

/** A row of a list: one line of a table, or on a phone a card that says first whose it is. */
export function ListTableRow<Row extends ListRow>(props: {
  list: List<Row>;
  row: Row;
  columns: readonly ListColumn<Row>[];
  isChosen: boolean;
  /** `isRange`: with all from the row that was chosen last. */
  onChoose: (row: Row, isChosen: boolean, isRange: boolean) => void;
  isNarrow: boolean;
}) {
  const { list, row, columns, isChosen, onChoose, isNarrow } = props;
  const { definition, at } = list;
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const href = definition.hrefOf?.(row) ?? null;
  const name = definition.nameOf(row);
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: display takes the table's own roles away
    <tr
      role="row"
      tabIndex={-1}
      aria-label={name}
      aria-selected={isChosen}
      {...{ [rowMark]: row.id }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.target !== event.currentTarget || !href) return;
        event.preventDefault();
        void navigate(href);
      }}
      className="list-row scroll-mt-2 -outline-offset-2 max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-3 max-md:rounded-card max-md:border max-md:border-line max-md:bg-card max-md:px-3 max-md:py-2 aria-selected:bg-brand-soft md:h-9 md:border-b md:border-line md:hover:not-aria-selected:bg-sunken"
    >
      <td role="cell" className="max-md:flex md:px-1.5 md:align-middle">
        <input
          type="checkbox"
          className="size-4.5 accent-brand md:block"
          aria-label={at.t('admin.list.select', { name })}
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose(row, !isChosen, (nativeEvent as MouseEvent).shiftKey)}
        />
      </td>
      {columns.map((column) => {
        const Tag = column.isRowHeader ? 'th' : 'td';
        const isHead = isNarrow && column.headsCard === true;
        return (
          <Tag
            key={column.id}
            role={column.isRowHeader ? 'rowheader' : 'cell'}
            {...(column.isRowHeader && { scope: 'row' })}
            className={cx(
              // A card says nothing of what there is nothing to say.
              'relative md:px-1.5 md:align-middle max-md:flex max-md:min-h-8 max-md:items-center max-md:has-[>span:last-child:empty]:hidden',
              isHead ? 'max-md:min-w-0 max-md:nth-[2]:flex-1' : 'max-md:w-full max-md:justify-between max-md:gap-4',
              isOpen && 'md:py-1.5',
              column.align === 'right' ? 'tabular-nums md:text-right' : 'text-left',
              column.isRowHeader || isHead ? 'font-semibold' : 'font-normal',
            )}
          >
            {isNarrow && !isHead && (
              <span aria-hidden="true" className="font-normal whitespace-nowrap text-quiet">
                {column.label(at.t)}
              </span>
            )}
            <Cell list={list} row={row} column={column} isNarrow={isNarrow} isOpen={isOpen}>
              {column.unfolds && column.line?.(row, at) && !isNarrow && (
                <IconButton
                  label={at.t(isOpen ? 'admin.list.fold' : 'admin.list.unfold', { name })}
                  aria-expanded={isOpen}
                  icon={<Icon shape={ChevronDown} className={cx('size-4', isOpen && 'rotate-180')} />}
                  onClick={() => setOpen(!isOpen)}
                />
              )}
            </Cell>
          </Tag>
        );
      })}
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}

function Cell<Row extends ListRow>(props: {
  list: List<Row>;
  row: Row;
  column: ListColumn<Row>;
  isNarrow: boolean;
  isOpen: boolean;
  children: ReactNode;
}) {
  const { list, row, column, isNarrow, isOpen, children } = props;
  const { definition, at } = list;
  const isWhole = isNarrow || isOpen || column.hasControls;
  const shown = (isWhole ? undefined : column.line?.(row, at)) ?? column.cell(row, at);
  const href = column.isRowHeader && definition.hrefOf?.(row);
  const content = href ? (
    <Link to={href} className="text-brand hover:underline">
      {shown}
    </Link>
  ) : (
    shown
  );
  if (isNarrow) return <span className={cx('min-w-0', !column.headsCard && 'text-right')}>{content}</span>;
  if (column.hasControls) return <span>{content}</span>;
  const text = (
    <span className={cx('block', !isOpen && 'truncate')} {...{ [lineMark]: '' }}>
      {content}
    </span>
  );
  if (!children) return text;
  return (
    <span className={cx('flex gap-1', !isOpen && 'items-center')}>
      <span className="min-w-0 flex-1">{text}</span>
      {children}
    </span>
  );
}
