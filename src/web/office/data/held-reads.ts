import { useSyncExternalStore } from 'react';

let holders = 0;
const listeners = new Set<() => void>();

function add(count: 1 | -1): void {
  holders += count;
  for (const listener of listeners) listener();
}

/** Until what it answers is called, no read asks anything: what the page shows may be gone. */
export function holdReads(): () => void {
  add(1);
  let isReleased = false;
  return () => {
    if (!isReleased) add(-1);
    isReleased = true;
  };
}

export function useReadsHeld(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => holders > 0,
    () => false,
  );
}
