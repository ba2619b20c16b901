import { useEffect } from 'react';

/** What a quiet moment is where the browser does not tell, in milliseconds. */
const pause = 200;

/**
 * Parts marked `data-far` are laid out when one comes near them (app.css). Once the page is alive the rest follow, one
 * in each quiet moment and with its pictures, so that a quick scroll finds them there. Who saves data gets a picture
 * when it comes near.
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
      if (!savesData()) for (const picture of part.querySelectorAll('img')) picture.loading = 'eager';
      ask(next);
    };
    ask(next);
    return () => {
      isOver = true;
    };
  }, [place]);
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
}
