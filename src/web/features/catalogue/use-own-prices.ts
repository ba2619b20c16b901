import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { lifetimes } from '#web/lib/page/cache/lifetimes.ts';
import { useSession } from '#web/shared/session/session.ts';

type Own = { userId: number; value: unknown; savedAt: number };

/** A customer's own figures beside what everyone sees, for as long as that is kept; gone with it, and with a reload. */
const known = new WeakMap<object, Own>();

/**
 * Catalogue pages are the same for everyone and show retail prices; a wholesale customer's own come after hydration,
 * into the same places, and at once where they were seen a moment ago. `load` asks again with the customer's token;
 * while it does, or when it fails, what is shown stands.
 */
export function useOwnPrices<T>(shown: T, load: (signal: AbortSignal) => Promise<T>): T {
  const { user } = useSession();
  const userId = user?.customerType === 'wholesale' ? user.id : null;
  const [own, setOwn] = useState<{ for: T; userId: number; value: T } | null>(null);
  const seen = useMemo(() => recall(shown, userId), [shown, userId]);
  const ask = useEffectEvent(load);
  useEffect(() => {
    if (userId === null) return;
    const stop = new AbortController();
    ask(stop.signal).then(
      (value) => {
        if (isObject(shown)) known.set(shown, { userId, value, savedAt: Date.now() });
        setOwn({ for: shown, userId, value });
      },
      () => null,
    );
    return () => stop.abort();
  }, [userId, shown]);
  if (userId === null) return shown;
  if (own?.for === shown && own.userId === userId) return own.value;
  return seen ? (seen.value as T) : shown;
}

function recall(shown: unknown, userId: number | null): Own | null {
  const own = isObject(shown) ? known.get(shown) : undefined;
  return own && own.userId === userId && Date.now() - own.savedAt < lifetimes.storeProduct ? own : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
