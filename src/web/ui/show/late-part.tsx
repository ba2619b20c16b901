import { type ReactNode, Suspense, useDeferredValue } from 'react';

/**
 * A part that the server writes and whose script comes after that of the page. An update of what is around it, as when the
 * shopper turns out to be signed in, waits for the script: at once, React would take the part away until it has come, and
 * what is below would move under the pointer.
 */
export function LatePart({ children }: { children: ReactNode }) {
  return useDeferredValue(<Suspense>{children}</Suspense>);
}
