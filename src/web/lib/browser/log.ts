type Entry = { at: string; what: string; reason: string };

/** How many entries are kept at most. */
const mostEntries = 1000;
const entries: Entry[] = [];

/** What has gone wrong on this page so far, the oldest first; support reads it in the console as `panierLog()`. */
export const readLog = (): readonly Entry[] => entries;

/** Notes that something failed without which the page still works; the 1001st entry replaces the oldest. */
export function logFault(what: string, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  entries.push({ at: new Date().toISOString(), what, reason });
  if (entries.length > mostEntries) entries.shift();
}

if ('document' in globalThis) Object.assign(globalThis, { panierLog: readLog });
