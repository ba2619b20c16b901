import { type CSSProperties, type PointerEvent, useState } from 'react';

type Swipe = {
  onPointerDown: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  style: CSSProperties;
};

/** Lets a message be pushed aside: from `threshold` pixels on it goes, with less it comes back. Spread it on the element. */
export function useSwipe(threshold: number, onSwiped: () => void): Swipe {
  const [pulled, setPulled] = useState<{ from: number; by: number } | null>(null);
  return {
    onPointerDown: (event) => setPulled({ from: event.clientX, by: 0 }),
    onPointerMove: (event) => pulled && setPulled({ ...pulled, by: event.clientX - pulled.from }),
    onPointerUp: (event) => {
      // The last move may not have been drawn yet.
      if (pulled && Math.abs(event.clientX - pulled.from) >= threshold) onSwiped();
      setPulled(null);
    },
    onPointerCancel: () => setPulled(null),
    // Text that a first push has marked would be dragged away by the second, which ends the push.
    style: { userSelect: 'none', ...(pulled && { transform: `translateX(${pulled.by}px)` }) },
  };
}
