import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#web/lib/page/use-hydrated.ts';
import { useSession } from '#web/shared/session/session.ts';
import { AccountRequired } from './account-required.tsx';
import { NeedsScript } from './needs-script.tsx';

type Props = {
  /** What stands there until it is known who looks: the server never knows. */
  waiting: ReactNode;
  /** Shows it to anybody, for whom the address itself opens it. */
  isOpen?: boolean;
  children: ReactNode;
};

/** What only somebody who is signed in sees; anybody else is asked to sign in, and comes back here. */
export function SignedInOnly({ waiting, isOpen = false, children }: Props) {
  const { user } = useSession();
  const isHydrated = useHydrated();
  const { pathname, search } = useLocation();
  if (!isHydrated)
    return (
      <>
        <NeedsScript />
        <div className="contents noscript:hidden">{waiting}</div>
      </>
    );
  return user || isOpen ? children : <AccountRequired redirectTo={pathname + search} />;
}
