import { useContext, useEffect, useId, useRef, useState } from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { guardUnsaved } from '#web/shared/forms/unsaved.ts';

export type LeaveGuard = { isAsking: boolean; leave: () => void; stay: () => void };

/**
 * Holds a form with unsaved changes: going to another page, back, and signing out wait for an answer; the browser itself
 * asks before the page is closed. `mayPass` names steps that lose nothing, such as another page of the same list. By the
 * router's own blocker: its hook would come with the first load of every page.
 */
export function useLeaveGuard(isDirty: boolean, mayPass?: (from: Location, to: Location) => boolean): LeaveGuard {
  const router = useContext(RouterContext)?.router;
  const key = useId();
  const [isAsking, setAsking] = useState(false);
  const passes = useRef(mayPass);
  passes.current = mayPass;
  const answer = useRef<(mayGo: boolean) => void>(() => undefined);

  useEffect(() => {
    if (!isDirty || !router) return;
    // A step that is let through because somebody has already said so, as in signing out.
    let isFree = false;
    const askFor = (then: (mayGo: boolean) => void) => {
      answer.current = (mayGo) => {
        setAsking(false);
        then(mayGo);
      };
      setAsking(true);
    };
    router.getBlocker(
      key,
      ({ currentLocation, nextLocation }) => !isFree && !passes.current?.(currentLocation, nextLocation),
    );
    const end = [
      router.subscribe((state) => {
        const blocker = state.blockers.get(key);
        if (blocker?.state !== 'blocked') return;
        askFor((mayGo) => (mayGo ? blocker.proceed() : blocker.reset()));
      }),
      guardUnsaved(
        () =>
          new Promise((resolve) => {
            askFor((mayGo) => {
              isFree = mayGo;
              resolve(mayGo);
            });
          }),
      ),
    ];
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onUnload);
    return () => {
      for (const stop of end) stop();
      removeEventListener('beforeunload', onUnload);
      router.deleteBlocker(key);
      answer.current(false);
    };
  }, [isDirty, router, key]);

  return { isAsking, leave: () => answer.current(true), stay: () => answer.current(false) };
}
