import { type ReactNode, useEffect } from 'react';
import { isScanningPage } from '#domain/access/scanning-pages.ts';
import { WaitingScreen } from './waiting-screen.tsx';

/** What the document was asked for as: what it may do was said with it, and holds for every page that is shown in it. */
function mayScanHere(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && isScanningPage(new URL(document.name).pathname);
}

/**
 * A page that scans, in a document that may not use the camera because another page was opened first, is asked for anew:
 * before anything is typed in it. Without network it stays: what it can do without the camera it can do at once.
 */
export function ScanningDocument({ path, children }: { path: string; children: ReactNode }) {
  const isElsewhere = isScanningPage(path) && !mayScanHere() && navigator.onLine;
  useEffect(() => {
    if (isElsewhere) window.location.reload();
  }, [isElsewhere]);
  return isElsewhere ? <WaitingScreen /> : children;
}
