import Download from 'lucide/dist/esm/icons/download.mjs';
import { useRef, useState } from 'react';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { api } from '#web/lib/api/api.ts';
import { notice } from '#web/ui/messages/notice-store.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import { menuFace } from './columns-menu.tsx';
import type { ListRow } from './list-definition.ts';
import { listFile } from './list-file.ts';
import type { List, ListPage } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** Rows that one file has at most, and that are asked for at once. */
const most = 10_000;
const perCall = 100;

/** A file of the columns that are shown: of the chosen rows, else of all rows that the filters find. */
export function ListExport<Row extends ListRow>({ list, selection }: { list: List<Row>; selection: Selection<Row> }) {
  const { t } = list.at;
  const [done, setDone] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  async function save(): Promise<void> {
    stop.current = new AbortController();
    setDone(0);
    try {
      const rows = selection.rows.size > 0 ? [...selection.rows.values()] : await readAll(list, stop.current, setDone);
      download(`${list.definition.id}.csv`, listFile(list.definition, list.state.columns, rows, list.at));
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
  if (done !== null)
    return (
      <button type="button" className={menuFace} onClick={() => stop.current?.abort()}>
        {t('admin.list.exporting', { percent: done })}
      </button>
    );
  return (
    <button type="button" className={menuFace} onClick={() => void save()}>
      <Icon shape={Download} className="size-4" />
      {t('admin.list.export')}
    </button>
  );
}

async function readAll<Row extends ListRow>(
  list: List<Row>,
  { signal }: AbortController,
  onProgress: (percent: number) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const input = list.inputFor({ page, perPage: perCall }) as InputOf<Endpoint>;
    const answer = (await api(list.definition.endpoint, input, { signal })) as ListPage<Row>;
    rows.push(...answer.items);
    const whole = Math.min(most, answer.total);
    onProgress(whole === 0 ? 100 : Math.round((rows.length / whole) * 100));
    if (rows.length >= most && (answer.totalIsCapped || answer.total > most))
      notice(list.at.t('admin.list.exportCut', { rows: list.definition.count(list.at.t, most) }));
    if (answer.items.length < perCall || rows.length >= most) return rows.slice(0, most);
  }
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
