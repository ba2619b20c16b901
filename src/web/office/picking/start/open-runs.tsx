import { listPickRuns, type PickRunRow } from '#contract/orders/pick-runs.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { slotText } from '#web/lib/writing/slot-text.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';
import type { KeptRun } from '../device/picking-store.ts';
import { listRefreshMs } from '../list-refresh.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { ListOnPaper } from '../run/run-papers.tsx';

const most = 50;

/** The open runs of a store, to go on with; without an answer those that this device keeps. */
export function OpenRuns({ storeId, kept }: { storeId: number; kept: readonly KeptRun[] }) {
  const t = useOfficeT();
  const asked = { store_id: storeId, state: 'open', page: 1, per_page: most } as const;
  const { data } = useRead(listPickRuns, asked, { every: listRefreshMs });
  const own = kept.map(({ run }) => run).filter(({ state }) => state === 'open');
  const rows: readonly PickRunRow[] = data?.items ?? own;
  return (
    <section aria-labelledby="open-runs" className="grid gap-3">
      <h2 id="open-runs" className="text-xl">
        {t('admin.picking.goOn')}
      </h2>
      {!data && rows.length === 0 && navigator.onLine && <Skeleton className="h-24" />}
      {(data || !navigator.onLine) && rows.length === 0 && <p className="text-quiet">{t('admin.picking.goOnNone')}</p>}
      <ul className="grid gap-3">
        {rows.map((run) => (
          <RunCard key={run.id} run={run} />
        ))}
      </ul>
    </section>
  );
}

function RunCard({ run }: { run: PickRunRow }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { slot, orderNumbers, decided, lineCount, startedBy } = run;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div>
        {slot && (
          <p className="text-lg font-semibold first-letter:uppercase">{slotText(slot, language, slot.timeZone)}</p>
        )}
        <p className="text-quiet">
          {t('admin.picking.orders', { count: orderNumbers.length })}
          {startedBy && ` · ${t('admin.picking.startedBy', { name: startedBy })}`}
        </p>
      </div>
      <ProgressBar done={decided} of={lineCount} label={t('admin.picking.progressLabel')} />
      <LinkButton to={`/admin/picking/${run.id}`} size="large" wide>
        {t('admin.picking.resume')}
      </LinkButton>
      <ListOnPaper runId={run.id} number={orderNumbers.join(', ')} />
    </li>
  );
}
