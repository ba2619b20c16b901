import { useCallback, useMemo, useState } from 'react';
import type { PickRun } from '#contract/orders/pick-runs.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Alert } from '#web/ui/show/alert.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useKeptPage } from '../device/keep-pages.ts';
import type { EventDraft } from '../device/run-session.ts';
import { foldState, useRunSession } from '../device/use-run-session.ts';
import { LinkStatus } from '../link-status.tsx';
import { useScans } from '../scan/use-scans.ts';
import { EndView } from './end-view.tsx';
import { PutBack } from './put-back.tsx';
import { RunHead } from './run-head.tsx';
import { StopList } from './stop-list.tsx';
import { StopView, type Weighing } from './stop-view.tsx';
import { isDone, nextStop, type PickStop, stopsOf } from './stops.ts';

export type RunView = { kind: 'stop'; productId: number | null } | { kind: 'list' } | { kind: 'end' };
type Props = { runId: number; userId: number; isSignedIn: boolean };
const noImages: readonly string[] = [];
const noPatterns: readonly string[] = [];

/** A run on a phone: one stop at a time, the list behind it, and its end. */
export function RunScreen({ runId, userId, isSignedIn }: Props) {
  const { session, state, run } = useRunSession(runId, userId, isSignedIn);
  const [view, setView] = useState<RunView>({ kind: 'stop', productId: null });
  const [weighing, setWeighing] = useState<Weighing | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [lastId, setLast] = useState<number | null>(null);
  useKeptPage(run ? picturesOf(run) : noImages);
  const say = useCallback(
    async (drafts: readonly EventDraft[], productId: number) => {
      await session.say(drafts);
      const after = foldState(session.read(), new Date());
      const stops = after ? stopsOf(after) : [];
      const own = stops.find((one) => one.productId === productId);
      if (!own || !isDone(own) || drafts.every(({ kind }) => kind === 'undone')) return false;
      const next = nextStop(stops, productId);
      setLast(productId);
      setView(next ? { kind: 'stop', productId: next.productId } : { kind: 'end' });
      return true;
    },
    [session],
  );
  const stops = useMemo(() => (run ? stopsOf(run) : []), [run]);
  const shownStop =
    view.kind === 'stop'
      ? (stops.find(({ productId }) => productId === view.productId) ?? nextStop(stops, null))
      : null;
  const readStops = useCallback(() => {
    const now = foldState(session.read(), new Date());
    return now ? stopsOf(now) : [];
  }, [session]);
  const scans = useScans({
    readStops,
    // A device may have kept the run since before it told them.
    patterns: run?.scaleBarcodes ?? noPatterns,
    shown: shownStop?.productId ?? null,
    isOn: run?.state === 'open',
    say,
    onView: setView,
    onWeigh: setWeighing,
  });
  const show = (to: RunView) => {
    scans.clear();
    setView(to);
  };
  if (!run) return <NoRun isRead={state.isRead} code={state.refusal?.code} isSignedIn={isSignedIn} />;
  const status = (
    <>
      <LinkStatus
        isSignedIn={isSignedIn}
        refusal={state.refusal}
        unsent={state.waiting.length}
        isBrief={view.kind === 'stop'}
      />
      <PutBack run={run} isBrief={view.kind === 'stop'} onOpen={() => show({ kind: 'list' })} />
      {scans.message && (
        <Alert tone={scans.message.tone} title={<span className="text-2xl">{scans.message.title}</span>}>
          {scans.message.text}
        </Alert>
      )}
    </>
  );
  const isEnd = view.kind === 'end' || run.state !== 'open' || (view.kind === 'stop' && !shownStop);
  return (
    <>
      <RunHead stops={stops} unsent={state.waiting.length} view={view} onView={show} isOpen={run.state === 'open'} />
      {isEnd && (
        <EndView run={run} stops={stops} session={session} isSynced={state.waiting.length === 0} onView={show}>
          {status}
        </EndView>
      )}
      {!isEnd && view.kind === 'list' && (
        <StopList stops={stops} said={state.kept?.said ?? {}} onView={show}>
          {status}
        </StopList>
      )}
      {!isEnd && shownStop && (
        <StopView
          run={run}
          stops={stops}
          stop={shownStop}
          readStops={readStops}
          said={state.kept?.said ?? {}}
          say={say}
          onView={show}
          onScan={scans.scan}
          weighing={weighing}
          onWeigh={setWeighing}
          isMissing={isMissing}
          onMissing={setMissing}
          last={lastOf(stops, lastId)}
        >
          {status}
        </StopView>
      )}
    </>
  );
}

function lastOf(stops: readonly PickStop[], productId: number | null): PickStop | null {
  return stops.find((stop) => stop.productId === productId) ?? null;
}

function picturesOf({ lines }: PickRun): readonly string[] {
  const all = lines.flatMap(({ picture, substitutes }) => [picture, ...substitutes.map((one) => one.picture)]);
  return [...new Set(all.filter((one) => one !== null))];
}

function NoRun({ isRead, code, isSignedIn }: { isRead: boolean; code: string | undefined; isSignedIn: boolean }) {
  const t = useOfficeT();
  if (!isRead || !code) return <Skeleton className="m-4 h-96" />;
  const isMissing = code === 'notFound';
  return (
    <div className="p-4">
      <h1 className="sr-only">{t('admin.picking.title')}</h1>
      {!isMissing && <LinkStatus isSignedIn={isSignedIn} refusal={null} unsent={0} />}
      <EmptyState
        title={t(isMissing ? 'admin.picking.noRun' : 'admin.picking.notHere')}
        action={<LinkButton to="/admin/picking">{t('admin.picking.allRuns')}</LinkButton>}
      />
    </div>
  );
}
