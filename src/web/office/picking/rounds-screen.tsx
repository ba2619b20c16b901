import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { useOwnDocument } from './device/keep-pages.ts';
import { PlanningScreen } from './plan/planning-screen.tsx';
import { OwnRounds } from './round/own-rounds.tsx';
import { RoundScreen } from './round/round-screen.tsx';

/**
 * Where whoever delivers works: the rounds that are theirs, or one of them. Both are in one file, so that both open without
 * network. Whoever manages orders plans here.
 */
export function RoundsScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const roundId = Number(params.id ?? 0);
  const { may } = useOffice();
  return roundId > 0 || !may('CAN_MANAGE_ORDERS') ? <DrivenRounds roundId={roundId} /> : <PlanningScreen />;
}

function DrivenRounds({ roundId }: { roundId: number }) {
  const t = useOfficeT();
  const { name } = useShop();
  const { user } = useOffice();
  const isSignedIn = useSession().user !== null;
  useOwnDocument();
  return (
    <>
      <title>{`${t('admin.rounds.title')} · ${name}`}</title>
      {roundId > 0 ? (
        <RoundScreen key={roundId} roundId={roundId} userId={user.id} isSignedIn={isSignedIn} />
      ) : (
        <OwnRounds userId={user.id} isSignedIn={isSignedIn} />
      )}
    </>
  );
}
