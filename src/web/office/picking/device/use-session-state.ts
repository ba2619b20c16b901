import { useMemo, useState, useSyncExternalStore } from 'react';
import { useRegularly } from './use-regularly.ts';
import type { WorkSession } from './work-session.ts';

/** The state of a session, kept in step with the server, and the moment at which it was asked for. */
export function useSessionState<R, S, E extends { id: string; at: string }>(
  session: WorkSession<R, S, E>,
  isSignedIn: boolean,
) {
  const state = useSyncExternalStore(session.subscribe, session.read);
  const [now, setNow] = useState(() => new Date());
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sign-in is the event
  const ask = useMemo(
    () => () => {
      setNow(new Date());
      void session.sync();
    },
    [session, isSignedIn],
  );
  useRegularly(ask);
  return { state, now };
}
