import { useEffect } from 'react';
import { savesData } from '#web/lib/browser/saves-data.ts';

/** How long to wait where the browser does not report idle time, in milliseconds. */
const pause = 200;
/** Someone begins to look around. */
const signs = ['scroll', 'pointermove', 'keydown'];

/**
 * Parts marked `data-far` are laid out when one comes near them (components.css). From the first sign that somebody looks
 * around the rest follow, one in each quiet moment and with its pictures, so that a quick scroll finds them there. Not
 * before: a page that hydrates on a phone has enough to do. Who saves data gets a picture when it comes near.
 * `place` changes with the page.
 */
export function useLayOutFar(place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    let isOver = false;
    const ask = window.requestIdleCallback ?? ((act: () => void) => setTimeout(act, pause));
    const next = () => {
      const part = document.querySelector('[data-far]');
      if (isOver || !part) return;
      part.removeAttribute('data-far');
      if (!savesData()) for (const picture of part.querySelectorAll('img')) picture.loading = 'eager';
      ask(next);
    };
    for (const sign of signs) addEventListener(sign, () => ask(next), { capture: true, passive: true, once: true });
    return () => {
      isOver = true;
    };
  }, [place]);
}
