import { useEffect, useState } from 'react';

type Held = {
  onPointerEnter: () => void;
  onPointerLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
};

/**
 * Calls `onOver` after `duration` milliseconds (infinite: never); the clock begins anew whenever `key` changes, and
 * stands still while a pointer or the focus is on the element that the answer is spread on.
 */
export function useTimeout(duration: number, key: unknown, onOver: () => void): Held {
  const [isHeld, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is called at the end does not restart the clock
  useEffect(() => {
    if (isHeld || duration === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(onOver, duration);
    return () => clearTimeout(timer);
  }, [isHeld, duration, key]);
  return {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
}
