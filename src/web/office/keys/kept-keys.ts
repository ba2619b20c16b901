import { useEffect } from 'react';

/** Milliseconds for which a press waits for what it is meant for. */
const waitsFor = 10_000;
const most = 10;

let kept: readonly KeyboardEvent[] = [];
let waiting = 0;
let act: ((event: KeyboardEvent) => void) | null = null;

function keep(event: KeyboardEvent): void {
  // What acted already is not done twice.
  if (!event.defaultPrevented && !event.repeat) kept = [...kept, event].slice(-most);
}

function replay(): void {
  if (!act || waiting > 0) return;
  const presses = kept.filter(({ timeStamp }) => performance.now() - timeStamp < waitsFor);
  kept = [];
  for (const press of presses) act(press);
}

/** In what is shown while a part of the back office loads: what is pressed meanwhile is done when it has come. */
export function useKeptKeys(): void {
  useEffect(() => {
    waiting++;
    document.addEventListener('keydown', keep);
    return () => {
      waiting--;
      document.removeEventListener('keydown', keep);
      // The screen's own keys are added by its effects, after this one's end.
      setTimeout(replay);
    };
  }, []);
}

/** Says what does what was kept, until the returned function is called. */
export function replayTo(handler: (event: KeyboardEvent) => void): () => void {
  act = handler;
  setTimeout(replay);
  return () => {
    act = null;
  };
}
