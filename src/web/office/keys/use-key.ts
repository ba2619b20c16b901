import { useEffect, useRef } from 'react';
import { keyStore } from './key-store.ts';

/**
 * A key of the screen: `useKey('n', t('…'), run)`. A single letter, two in a row (`g o`), or with Ctrl (`mod+k`, which
 * is ⌘ on a Mac). Letters act only outside of fields and dialogs. `label` is what the list of keys says; null: the key
 * does nothing now.
 */
export function useKey(keys: string, label: string | null, run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(
    () => (label === null ? undefined : keyStore.add({ keys, label, run: () => latest.current() })),
    [keys, label],
  );
}

/** A key that a field of the screen acts on by itself, for the list of keys alone; null: there is none now. */
export function useListedKey(keys: string, label: string | null): void {
  useEffect(() => (label === null ? undefined : keyStore.add({ keys, label, run: null })), [keys, label]);
}
