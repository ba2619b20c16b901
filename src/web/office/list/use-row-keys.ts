import { type RefObject, useRef } from 'react';
import { useKey, useListedKey } from '../keys/use-key.ts';
import type { ListRow } from './list-definition.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** What finds a row of the list by its id, and the id in a row. */
export const rowMark = 'data-row';

/**
 * J and K move the focus along the rows, X chooses the one that has it; Enter opens it, which the row itself listens for.
 * After a press elsewhere they go on from the row that had the focus last.
 */
export function useRowKeys<Row extends ListRow>(
  body: RefObject<HTMLElement | null>,
  { list: { at, definition }, rows, selection }: { list: List<Row>; rows: readonly Row[]; selection: Selection<Row> },
): void {
  const { t } = at;
  const last = useRef<string | null>(null);
  const focusedRow = () => {
    const focused = body.current?.querySelector(`[${rowMark}]:focus, [${rowMark}]:focus-within`);
    return focused?.getAttribute(rowMark) ?? null;
  };
  const move = (by: 1 | -1) => {
    const from = rows.findIndex(({ id }) => String(id) === (focusedRow() ?? last.current));
    const to = from < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, from + by))];
    if (!to) return;
    last.current = String(to.id);
    body.current?.querySelector<HTMLElement>(`[${rowMark}="${to.id}"]`)?.focus();
  };
  useKey('j', t('admin.list.keyNext'), () => move(1));
  useKey('k', t('admin.list.keyBefore'), () => move(-1));
  useKey('x', t('admin.list.keySelect'), () => {
    const row = rows.find(({ id }) => String(id) === focusedRow());
    if (row) selection.set([row], !selection.rows.has(row.id));
  });
  useListedKey('enter', definition.hrefOf ? t('admin.list.keyOpen') : null);
}
