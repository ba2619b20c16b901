import { useEffect, useEffectEvent } from 'react';

/** Milliseconds without a change before what is typed is sent. */
const debounce = 400;

/** Fields that may hold what is typed and not sent yet: each sends it. */
export type Waiting = Set<() => void>;

/**
 * Sends what is typed once it has not changed for a moment; `send` does nothing when it is sent already. The owner of
 * `waiting` can have it sent at once. What is taken from the page before is discarded.
 */
export function useSendLater(typed: unknown, send: () => void, waiting?: Waiting): void {
  const sendNow = useEffectEvent(send);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change waits anew
  useEffect(() => {
    const timer = setTimeout(sendNow, debounce);
    waiting?.add(sendNow);
    return () => {
      clearTimeout(timer);
      waiting?.delete(sendNow);
    };
  }, [typed]);
}
