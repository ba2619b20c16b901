/** Milliseconds after which an open list of runs, slots or rounds is read again: others pick, plan and drive meanwhile. */
export const listRefreshMs = 20_000;
