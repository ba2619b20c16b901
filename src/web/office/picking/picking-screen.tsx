import { useSession } from '#web/shared/session/session.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { useOffice } from '../office-context.ts';
import { useOfficeT } from '../use-office-t.ts';
import { useOwnDocument } from './device/keep-pages.ts';
import { RunScreen } from './run/run-screen.tsx';
import { StartScreen } from './start/start-screen.tsx';

/** Where whoever picks works: the runs there are, or one of them. Both are in one file, so that both open without network. */
export function PickingScreen({ params }: { params: Readonly<Record<string, string | undefined>> }) {
  const t = useOfficeT();
  const { name } = useShop();
  const { user } = useOffice();
  const isSignedIn = useSession().user !== null;
  useOwnDocument();
  const runId = Number(params.id ?? 0);
  return (
    <>
      <title>{`${t('admin.picking.title')} · ${name}`}</title>
      {runId > 0 ? (
        <RunScreen key={runId} runId={runId} userId={user.id} isSignedIn={isSignedIn} />
      ) : (
        <StartScreen userId={user.id} isSignedIn={isSignedIn} />
      )}
    </>
  );
}
