import { useCallback, useState } from 'react';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { EmptyState } from '#web/ui/show/empty-state.tsx';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useOfficeT } from '../../use-office-t.ts';
import { useKeptPage } from '../device/keep-pages.ts';
import { type StopDraft, useRoundSession } from '../device/use-round-session.ts';
import { LinkStatus } from '../link-status.tsx';
import { WorkHead } from '../work-head.tsx';
import { CashEnd } from './cash-end.tsx';
import { RoundList } from './round-list.tsx';
import { SetOut } from './set-out.tsx';
import { StopView } from './stop-view.tsx';
import { nextStop } from './stops.ts';

type View = { kind: 'stop'; orderId: number | null } | { kind: 'list' } | { kind: 'end' };
type Props = { roundId: number; userId: number; isSignedIn: boolean };
const noImages: readonly string[] = [];

/** A round on a phone: what is to be loaded, then one stop at a time, the list behind it, and the end with its cash. */
export function RoundScreen({ roundId, userId, isSignedIn }: Props) {
  const t = useOfficeT();
  const { session, state, round } = useRoundSession(roundId, userId, isSignedIn);
  const [view, setView] = useState<View>({ kind: 'stop', orderId: null });
  const [lastId, setLast] = useState<number | null>(null);
  useKeptPage(noImages);
  const say = useCallback(
    async (draft: StopDraft) => {
      await session.say([draft]);
      setLast(draft.kind === 'absent' ? draft.order_id : null);
      // What is undone is the stop to be at again.
      setView({ kind: 'stop', orderId: draft.kind === 'undone' ? draft.order_id : null });
      document.getElementById('stop-name')?.focus();
    },
    [session],
  );
  if (!round) return <NoRound isRead={state.isRead} code={state.refusal?.code} isSignedIn={isSignedIn} />;
  const said = state.kept?.said ?? {};
  const next = nextStop(round);
  const shown = view.kind === 'stop' ? (round.stops.find(({ orderId }) => orderId === view.orderId) ?? next) : null;
  const last = round.stops.find(({ orderId, state: at }) => orderId === lastId && at === 'absent') ?? null;
  const status = (
    <LinkStatus
      isSignedIn={isSignedIn}
      refusal={state.refusal}
      unsent={state.waiting.length}
      isBrief={view.kind === 'stop'}
    />
  );
  const isUnderWay = round.state === 'started';
  const isEnd = round.state === 'finished' || (isUnderWay && (view.kind === 'end' || (view.kind === 'stop' && !shown)));
  const isList = view.kind === 'list';
  const toStop = (orderId: number) => setView({ kind: 'stop', orderId });
  return (
    <>
      <WorkHead
        title={t('admin.rounds.one', { id: round.id })}
        home={{ to: '/admin/rounds', label: t('admin.rounds.all') }}
        progress={{ done: round.decided, of: round.stopCount, label: t('admin.rounds.progressLabel') }}
        unsent={state.waiting.length}
        list={
          isUnderWay
            ? { isShown: isList, onToggle: () => setView(isList ? { kind: 'stop', orderId: null } : { kind: 'list' }) }
            : null
        }
      />
      {round.state === 'planned' && (
        <RoundList round={round} said={said} onStop={null} onEnd={null}>
          {status}
          <SetOut round={round} onStarted={session.take} />
        </RoundList>
      )}
      {isEnd && (
        <CashEnd round={round} session={session} onStop={toStop}>
          {status}
        </CashEnd>
      )}
      {isUnderWay && !isEnd && isList && (
        <RoundList round={round} said={said} onStop={toStop} onEnd={() => setView({ kind: 'end' })}>
          {status}
        </RoundList>
      )}
      {isUnderWay && !isEnd && shown && (
        <StopView
          key={shown.orderId}
          round={round}
          stop={shown}
          said={said[shown.orderId]}
          last={last && last.orderId !== shown.orderId ? last : null}
          say={say}
        >
          {status}
        </StopView>
      )}
    </>
  );
}

function NoRound({ isRead, code, isSignedIn }: { isRead: boolean; code: string | undefined; isSignedIn: boolean }) {
  const t = useOfficeT();
  if (!isRead || !code) return <Skeleton className="m-4 h-96" />;
  const isMissing = code === 'notFound';
  return (
    <div className="p-4">
      <h1 className="sr-only">{t('admin.rounds.title')}</h1>
      {!isMissing && <LinkStatus isSignedIn={isSignedIn} refusal={null} unsent={0} />}
      <EmptyState
        title={t(isMissing ? 'admin.rounds.noRound' : 'admin.rounds.notHere')}
        action={<LinkButton to="/admin/rounds">{t('admin.rounds.all')}</LinkButton>}
      />
    </div>
  );
}
