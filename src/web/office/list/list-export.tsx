import Download from 'lucide/dist/esm/icons/download.mjs';
import { useEffect, useId, useRef, useState } from 'react';
import { isRefusal, Refusal } from '#contract/errors.ts';
import type { FileForm } from '#domain/csv/cell.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { Menu } from '#web/ui/button/menu.tsx';
import { notice } from '#web/ui/messages/notice-store.ts';
import type { ListRow } from './list-definition.ts';
import { MenuWords, menuFace } from './menu-face.tsx';
import { readAll, saveRows } from './read-all.ts';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/**
 * A file of the columns that are shown, for spreadsheets, as a workbook or for programs: of the chosen rows, else of
 * all rows that the filters find.
 */
export function ListExport<Row extends ListRow>({ list, selection }: { list: List<Row>; selection: Selection<Row> }) {
  const { definition, state, at } = list;
  const { t } = at;
  const [done, setDone] = useState<number | null>(null);
  // Counted, so that the menu begins anew, closed, with each file.
  const [count, setCount] = useState(0);
  const stop = useRef<AbortController>(null);
  const box = useRef<HTMLDivElement>(null);
  const isBusy = done !== null;
  // What was pressed is gone: the focus goes to what stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are the events
  useEffect(() => {
    if (count > 0 && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('summary, button')?.focus();
  }, [count, isBusy]);
  async function save(form: FileForm): Promise<void> {
    stop.current = new AbortController();
    setDone(0);
    setCount((before) => before + 1);
    try {
      const asked = { definition, input: list.inputFor({}), at };
      const { signal } = stop.current;
      const rows =
        selection.rows.size > 0 ? [...selection.rows.values()] : await readAll(asked, { signal, onProgress: setDone });
      await saveRows(form, definition, { rows, columns: state.columns, filters: state.filters, at });
    } catch (error) {
      if (stop.current.signal.aborted) return;
      notice(t('admin.list.exportFailed'), {
        tone: 'destructive',
        description: refusalText(t, isRefusal(error) ? error : new Refusal('unexpected')),
      });
    } finally {
      setDone(null);
    }
  }
  return (
    <div ref={box} className="contents">
      {isBusy ? (
        <button type="button" className={menuFace} onClick={() => stop.current?.abort()}>
          {t('admin.list.exporting', { percent: done })}
        </button>
      ) : (
        <Menu
          key={count}
          // On a phone the panel is as wide as the list, wherever the button stands in its line.
          className="max-md:static"
          summaryClass={menuFace}
          panelClass="top-full mt-1 max-md:inset-x-0 md:right-0 md:w-80"
          summary={<MenuWords shape={Download} words={t('admin.list.export')} />}
        >
          <FormButton label={t('admin.list.forSheets')} onClick={() => void save('spreadsheets')}>
            {t('admin.list.forSheetsHint')}
          </FormButton>
          <FormButton label={t('admin.list.workbook')} onClick={() => void save('workbook')}>
            {t('admin.list.workbookHint')}
          </FormButton>
          <FormButton label={t('admin.list.forPrograms')} onClick={() => void save('programs')}>
            {t('admin.list.forProgramsHint')}
          </FormButton>
        </Menu>
      )}
    </div>
  );
}

/** One form of the file, and what is special about it. */
function FormButton({ label, onClick, children }: { label: string; onClick: () => void; children: string }) {
  const hint = useId();
  return (
    <button
      type="button"
      aria-label={label}
      aria-describedby={hint}
      className="flex min-h-11 w-full cursor-pointer flex-col justify-center rounded-control px-2 py-1 text-left text-sm hover:bg-brand-soft"
      onClick={onClick}
    >
      <span className="font-semibold">{label}</span>
      <span id={hint} className="text-quiet">
        {children}
      </span>
    </button>
  );
}
