import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { landingOf } from '#domain/access/landing.ts';
import { hasRole } from '#domain/access/roles.ts';
import type { SessionUser } from '#web/lib/api/access-token.ts';
import { useFlag } from '#web/shared/shop/flags.ts';
import { createQueries } from './data/queries.ts';
import { AttentionAfterList } from './frame/attention/attention-after-list.tsx';
import { NoRole, NoScreen } from './frame/no-screen.tsx';
import { OfficeFrame } from './frame/office-frame.tsx';
import { ScanningDocument } from './frame/scanning-document.tsx';
import { OwnStores, ScreenOfStores } from './frame/screen-of-stores.tsx';
import { WaitingScreen } from './frame/waiting-screen.tsx';
import css from './office.css?url';
import { OfficeContext, type OfficeUser } from './office-context.ts';
import { useOpenSections } from './open-sections.ts';
import { sections } from './paths.ts';
import { PickingFrame } from './picking/picking-frame.tsx';
import { findScreen } from './screens.ts';

// The script of the first screen comes beside the words and the rest, not after them. Who draws it says what fails.
if (!import.meta.env.SSR)
  findScreen(pathOf(window.location.pathname.slice('/admin/'.length)))
    ?.load()
    .catch(() => {});

/** The screens with what needs attention beneath them (specification, section 3). */
const aboveAttention: ReadonlySet<string> = new Set(['products', 'orders', 'customers', 'config']);

/**
 * The back office: its frame, and the screen that the address asks for. Only for somebody who is signed in, or was when the
 * page was opened: who picks goes on without a session.
 */
export function Office({ user }: { user: SessionUser }) {
  const isForAll = useFlag('features.developmentMode') && import.meta.env.DEV;
  const office = useMemo<OfficeUser>(
    () => ({ user, may: (role) => isForAll || hasRole(user.roles, role) }),
    [user, isForAll],
  );
  return (
    <>
      <link rel="stylesheet" href={css} precedence="office" />
      {/* What somebody else was shown is not kept for whoever signs in next. */}
      <Working key={office.user.id} office={office} />
    </>
  );
}

function Working({ office }: { office: OfficeUser }) {
  const [queries] = useState(createQueries);
  const path = pathOf(useParams()['*']);
  const found = findScreen(path);
  const open = useOpenSections();
  const content = () => {
    if (!found || !open.has(found.section)) return <NoScreen />;
    const { role } = sections[found.section];
    const landing = landingOf(office.user.roles);
    // The overview is where /admin leads: who only picks or delivers has another beginning.
    if (found.section === 'overview' && landing && !office.may(role)) return <LeadOn to={landing} />;
    if (!office.may(role)) return <NoRole section={found.section} role={role} />;
    return (
      <Suspense fallback={<WaitingScreen />}>
        <ScreenOfStores section={found.section} path={path} waits={!isPhonePage}>
          <found.Screen key={found.params.id ?? ''} params={found.params} />
          {aboveAttention.has(path) && <AttentionAfterList key={path} />}
        </ScreenOfStores>
      </Suspense>
    );
  };
  // Whoever manages orders plans rounds within the frame; each is driven with a phone.
  const isDriven = found?.params.id !== undefined ? !path.endsWith('/stops') : !office.may('CAN_MANAGE_ORDERS');
  const isPhonePage =
    (found?.section === 'picking' && office.may('CAN_PICK_ORDERS')) ||
    (found?.section === 'rounds' && office.may('CAN_DELIVER_ORDERS') && isDriven);
  const page = <ScanningDocument path={`/admin/${path}`}>{content()}</ScanningDocument>;
  return (
    <QueryClientProvider client={queries}>
      <OfficeContext value={office}>
        <OwnStores user={office.user}>
          {isPhonePage ? (
            <PickingFrame>{page}</PickingFrame>
          ) : (
            <OfficeFrame section={found?.section}>{page}</OfficeFrame>
          )}
        </OwnStores>
      </OfficeContext>
    </QueryClientProvider>
  );
}

/** An address below /admin without the slash at its end. */
function pathOf(below = '') {
  return below.replace(/\/$/, '');
}

/** Leads on in the place of this page. */
function LeadOn({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => void navigate(to, { replace: true }), [navigate, to]);
  return <WaitingScreen />;
}
