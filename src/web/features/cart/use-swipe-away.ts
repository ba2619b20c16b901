import { type RefObject, useEffect } from 'react';

/** How far a finger goes before the panel follows it out of the page, in pixels. */
const far = 60;

/**
 * A finger that draws the panel around `content` away closes it: to the right anywhere; downwards where it is at the
 * bottom of a phone, from its head or when nothing is left to scroll up.
 */
export function useSwipeAway(content: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void {
  useEffect(() => {
    const panel = isOpen ? content.current?.closest('dialog') : null;
    if (!panel) return;
    const stop = new AbortController();
    const listen = { signal: stop.signal, passive: true };
    let from: Touch | undefined;
    let mayDrop = false;
    panel.addEventListener(
      'touchstart',
      (event) => {
        from = event.touches.length === 1 ? event.touches[0] : undefined;
        const body = content.current?.parentElement;
        const isInBody = body?.contains(event.target as Node) ?? false;
        mayDrop = matchMedia('(width < 40rem)').matches && (!isInBody || body?.scrollTop === 0);
      },
      listen,
    );
    panel.addEventListener(
      'touchend',
      (event) => {
        const to = event.changedTouches[0];
        if (!from || !to) return;
        const [right, down] = [to.clientX - from.clientX, to.clientY - from.clientY];
        const isAside = right > far && right > 2 * Math.abs(down);
        const isDropped = mayDrop && down > far && down > 2 * Math.abs(right);
        if (isAside || isDropped) close();
      },
      listen,
    );
    return () => stop.abort();
  }, [content, isOpen, close]);
}
