import ArrowDown from 'lucide/dist/esm/icons/arrow-down.mjs';
import ArrowUp from 'lucide/dist/esm/icons/arrow-up.mjs';
import Columns3 from 'lucide/dist/esm/icons/columns-3.mjs';
import { useId } from 'react';
import { IconButton } from '#web/ui/button/icon-button.tsx';
import { Menu } from '#web/ui/button/menu.tsx';
import { Icon } from '#web/ui/show/icon.tsx';
import type { ListRow } from './list-definition.ts';
import { MenuWords, menuFace } from './menu-face.tsx';
import { moveColumn, shownColumns, toggleColumn } from './shown-columns.ts';
import type { List } from './use-list.ts';

/** Which columns are shown, and in which order; kept in the address, and by saved views. */
export function ColumnsMenu<Row extends ListRow>({ list }: { list: List<Row> }) {
  const { definition, state, at, change } = list;
  const { t } = at;
  const why = useId();
  const shown = shownColumns(definition.columns, state.columns);
  const ids = shown.map(({ id }) => id);
  const rest = definition.columns.filter((column) => !shown.includes(column));
  const set = (columns: string[]) => change({ columns }, { replace: true });
  return (
    <Menu
      keepsOpen
      summaryClass={menuFace}
      // On a phone the panel is as wide as the list, wherever the button stands in its line.
      className="max-md:static"
      panelClass="top-full mt-1 max-h-96 overflow-y-auto max-md:inset-x-0 md:right-0 md:w-72"
      summary={<MenuWords shape={Columns3} words={t('admin.list.columns')} />}
    >
      <ul>
        {[...shown, ...rest].map((column) => {
          const isShown = ids.includes(column.id);
          const label = column.label(t);
          return (
            <li key={column.id} className="flex items-center gap-1">
              <div className="flex-1">
                <label className="flex min-h-9 items-center gap-2 px-2 text-sm">
                  <input
                    type="checkbox"
                    className="size-4.5 accent-brand aria-disabled:opacity-55"
                    checked={isShown}
                    aria-disabled={column.isRowHeader}
                    aria-describedby={column.isRowHeader ? why : undefined}
                    onChange={() => !column.isRowHeader && set(toggleColumn(definition.columns, ids, column.id))}
                  />
                  {label}
                </label>
                {column.isRowHeader && (
                  <p id={why} className="px-2 pb-1 text-xs text-quiet">
                    {t('admin.list.alwaysShown')}
                  </p>
                )}
              </div>
              {isShown && (
                <>
                  <IconButton
                    label={t('admin.list.moveUp', { name: label })}
                    icon={<Icon shape={ArrowUp} className="size-4" />}
                    onClick={() => set(moveColumn(ids, column.id, -1))}
                  />
                  <IconButton
                    label={t('admin.list.moveDown', { name: label })}
                    icon={<Icon shape={ArrowDown} className="size-4" />}
                    onClick={() => set(moveColumn(ids, column.id, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
      {state.columns && (
        <button
          type="button"
          className="min-h-9 w-full px-2 text-left text-sm text-brand hover:underline"
          onClick={() => change({ columns: null }, { replace: true })}
        >
          {t('admin.list.columnsReset')}
        </button>
      )}
    </Menu>
  );
}
