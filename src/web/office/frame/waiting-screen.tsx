import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/show/skeleton.tsx';
import { useKeptKeys } from '../keys/kept-keys.ts';

/**
 * What is shown until a part of the back office has come: the page stands at once, and what is pressed meanwhile is kept for
 * it. `children`: what of the page is there already, above the place of what is waited for.
 */
export function WaitingScreen({ children }: { children?: ReactNode }) {
  useKeptKeys();
  return (
    <>
      {children}
      <Skeleton className="h-96" />
    </>
  );
}
