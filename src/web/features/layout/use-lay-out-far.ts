import { useEffect } from 'react';

/** What a quiet moment is where the browser does not tell, in milliseconds. */
const pause = 200;

/**
 * Parts marked `data-far` are laid out when one comes near them (app.css). Once the page is alive the rest follow, one
 * in each quiet moment, so that a quick scroll, a search in the page or a picture of the whole of it finds them there.
 * `place` changes with the page.
 */
export function useLayOutFar(place: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other parts
  useEffect(() => {
    let isOver = false;
    const ask = (act: () => void) =>
      'requestIdleCallback' in window ? requestIdleCallback(act) : setTimeout(act, pause);
    const next = () => {
      const part = document.querySelector('[data-far]');
      if (isOver || !part) return;
      part.removeAttribute('data-far');
      ask(next);
    };
    ask(next);
    return () => {
      isOver = true;
    };
  }, [place]);
}
