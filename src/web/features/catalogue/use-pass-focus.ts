import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a press replaces the very control that was pressed, as a change of `isIn` shows: the focus goes on to the last
 * button within `box`. `passFocus` says that it had it.
 */
export function usePassFocus(isIn: boolean): { box: RefObject<HTMLDivElement | null>; passFocus: () => void } {
  const box = useRef<HTMLDivElement>(null);
  const had = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of control is the event
  useEffect(() => {
    if (had.current) [...(box.current?.querySelectorAll('button') ?? [])].at(-1)?.focus({ preventScroll: true });
    had.current = false;
  }, [isIn]);
  return {
    box,
    passFocus: () => {
      had.current = true;
    },
  };
}
