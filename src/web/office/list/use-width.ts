import { useSyncExternalStore } from 'react';

function watch(query: string) {
  return {
    subscribe: (listener: () => void) => {
      const width = matchMedia(query);
      width.addEventListener('change', listener);
      return () => width.removeEventListener('change', listener);
    },
    read: () => matchMedia(query).matches,
  };
}

const narrow = watch('(width < 48rem)');
const tight = watch('(width < 80rem)');

/** Whether lists are shown as on a phone: below this (Tailwind's md) a row is a card. */
export const useIsNarrow = (): boolean => useSyncExternalStore(narrow.subscribe, narrow.read, () => false);

/** Whether a table has no room for all that it begins with (Tailwind's xl). */
export const useIsTight = (): boolean => useSyncExternalStore(tight.subscribe, tight.read, () => false);
