import { useCallback, useEffect, useState } from 'react';
import { type Profile, readProfile } from '#contract/accounts/accounts.ts';
import { readOwnProfile } from '#contract/accounts/profile.ts';
import { isRefusal, Refusal } from '#contract/errors.ts';
import { storedToken } from '#web/lib/api/session-token.ts';
import { keepAnswer, lifetimes, readKept } from './kept-answers.ts';
import { useSession } from './session.ts';

type State = { profile: Profile | null; refusal: Refusal | null };

/** The profile of who is signed in, kept for 5 minutes; `change` takes over what a write has answered. */
export function useOwnProfile(): State & { reload: () => void; change: (profile: Profile) => void } {
  const { user } = useSession();
  const userId = user?.id ?? null;
  const [state, setState] = useState<State>({ profile: null, refusal: null });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same again
  useEffect(() => {
    if (userId === null) return;
    let isCurrent = true;
    readKept(readOwnProfile, lifetimes.profile).then(
      (profile) => isCurrent && setState({ profile, refusal: null }),
      (error: unknown) => {
        const refusal = isRefusal(error) ? error : new Refusal('unexpected');
        if (endsSession(refusal)) storedToken.write(null);
        else if (isCurrent) setState((old) => ({ ...old, refusal }));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [userId, round]);
  const change = useCallback((profile: Profile) => {
    keepAnswer(readOwnProfile, profile);
    keepAnswer(readProfile, profile);
    setState({ profile, refusal: null });
  }, []);
  return { ...state, change, reload: useCallback(() => setRound((n) => n + 1), []) };
}

/** There is no such session or account any more; a lost network or a fault of the server ends none. */
export function endsSession({ status }: Pick<Refusal, 'status'>): boolean {
  return status === 401 || status === 404;
}
