import { listRounds, type RoundRow } from '#contract/orders/rounds.ts';
import { refusalText } from '#web/i18n/error-text.ts';
import { useFormat } from '#web/lib/writing/format-context.tsx';
import { dayText, spanText } from '#web/lib/writing/slot-text.ts';
import { Button } from '#web/ui/button/button.tsx';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { Badge } from '#web/ui/show/badge.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useRead } from '../../data/use-read.ts';
import { useOfficeT } from '../../use-office-t.ts';
import { useKeptPage } from '../device/keep-pages.ts';
import { useDeviceWork } from '../device/use-device-work.ts';
import { deviceRounds } from '../device/use-round-session.ts';
import { LinkStatus } from '../link-status.tsx';
import { listRefreshMs } from '../list-refresh.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { PickingMenu } from '../start/picking-menu.tsx';

const most = 50;
const noImages: readonly string[] = [];

/** The rounds of whoever drives, those under way first; without an answer those that this device keeps. */
export function OwnRounds({ userId, isSignedIn }: { userId: number; isSignedIn: boolean }) {
  const t = useOfficeT();
  const device = useDeviceWork(deviceRounds, { userId, isSignedIn });
  const { data, refusal, reload } = useRead(
    listRounds,
    { state: 'open', page: 1, per_page: most },
    { every: listRefreshMs },
  );
  useKeptPage(noImages);
  const kept: readonly RoundRow[] = device.runs.map(({ run }) => run);
  const rows = (data?.items ?? kept).filter(({ state }) => state !== 'finished');
  const sorted = rows.toSorted((a, b) => rankOf(a) - rankOf(b) || a.day.localeCompare(b.day) || a.id - b.id);
  const isOffline = refusal?.code === 'network' || !navigator.onLine;
  return (
    <div className="flex flex-1 flex-col gap-5 px-4 pb-8">
      <header className="flex min-h-16 items-center gap-3">
        <h1 className="mr-auto text-2xl">{t('admin.rounds.title')}</h1>
        <PickingMenu />
      </header>
      <LinkStatus
        isSignedIn={isSignedIn}
        refusal={device.refusal ?? (isOffline ? refusal : null)}
        unsent={device.unsent}
        others={device.others}
      />
      {!data && refusal && !isOffline && (
        <Alert
          tone="error"
          title={t('admin.rounds.loadFailed')}
          action={<Button onClick={reload}>{t('common.retry')}</Button>}
        >
          {refusalText(t, refusal)}
        </Alert>
      )}
      {!data && !refusal && rows.length === 0 && <Skeleton className="h-40" />}
      {(data || isOffline) && rows.length === 0 && <EmptyState title={t('admin.rounds.none')} />}
      <ul className="grid gap-3">
        {sorted.map((round) => (
          <OwnRound key={round.id} round={round} />
        ))}
      </ul>
    </div>
  );
}

function rankOf({ state }: RoundRow): number {
  return state === 'started' ? 0 : 1;
}

function OwnRound({ round }: { round: RoundRow }) {
  const t = useOfficeT();
  const { language } = useFormat();
  const { slot, state, decided, stopCount, storeName } = round;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-card p-4">
      <div>
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          <span className="first-letter:uppercase">
            {dayText(round.day, language)}
            {slot && `, ${spanText(slot, language, slot.timeZone)}`}
          </span>
          <Badge tone={state === 'started' ? 'green' : 'grey'}>{t(`admin.rounds.state_${state}`)}</Badge>
        </p>
        <p className="text-quiet">
          {storeName} · {t('admin.rounds.stops', { count: stopCount })}
        </p>
      </div>
      {state === 'started' && <ProgressBar done={decided} of={stopCount} label={t('admin.rounds.progressLabel')} />}
      <LinkButton to={`/admin/rounds/${round.id}`} size="large" wide>
        {t('admin.rounds.open')}
      </LinkButton>
    </li>
  );
}
