import { createKeptPages, type KeptPages } from './kept-pages.ts';
import { copyToSession, readSessionCopy } from './session-copy.ts';

/** A list of 12 is some 12 kB of memory; nobody goes further back than this. */
const capacity = 40;
let pages: KeptPages | null = null;

/** The pages that this tab keeps, those from before a reload included. Browser only. */
export function keptPages(): KeptPages {
  if (pages) return pages;
  const made = createKeptPages(capacity);
  for (const [key, page] of readSessionCopy()) made.write(key, page);
  addEventListener('pagehide', () => copyToSession(made.list()));
  pages = made;
  return made;
}

/** Keys of pages that somebody wants from the server, whatever is kept. */
export const wantedFresh = new Set<string>();
