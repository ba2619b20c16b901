import type { KeptPage } from './kept-pages.ts';

const name = 'catalogueCache';
/** Characters; a session may hold some five million. */
const mostText = 500_000;

type Copy = { build: string; pages: [string, { data: object; savedAt: number }][] };

/** Keeps the newest pages for after a reload of this tab; as many as have room. */
export function copyToSession(pages: readonly (readonly [string, KeptPage])[]): void {
  const kept: Copy['pages'] = [];
  let length = 0;
  for (const [key, { data, savedAt, isGone }] of pages.toReversed()) {
    length += JSON.stringify(data).length;
    if (length > mostText) break;
    if (!isGone) kept.unshift([key, { data, savedAt }]);
  }
  try {
    sessionStorage.setItem(name, JSON.stringify({ build: buildOfPages(), pages: kept } satisfies Copy));
  } catch {
    // Without room the next page asks the server.
  }
}

/** What this tab kept before it was reloaded, from the oldest on; nothing of another build. */
export function readSessionCopy(): [string, KeptPage][] {
  try {
    const copy = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Copy | null;
    if (copy?.build !== buildOfPages()) return [];
    const rest = { from: 'cache', isRefreshing: false, hasFailed: false, isGone: false } as const;
    return copy.pages.map(([key, page]) => [key, { ...page, ...rest }]);
  } catch {
    return [];
  }
}

/** Which build of the pages is running: another one may know its data under other names. */
export function buildOfPages(): string {
  return (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest?.version ?? '';
}
