import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and in the first drawing of the browser, so that both draw the same; true ever after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
