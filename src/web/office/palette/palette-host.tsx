import { lazy, Suspense, useSyncExternalStore } from 'react';
import { palette } from './palette-state.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Loads the palette when it is first opened. */
export function PaletteHost() {
  const isOpen = useSyncExternalStore(palette.subscribe, palette.isOpen, () => false);
  return (
    isOpen && (
      <Suspense>
        <Palette />
      </Suspense>
    )
  );
}
