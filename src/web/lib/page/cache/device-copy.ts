import type { KeptPage } from './kept-pages.ts';
import { buildOfPages } from './session-copy.ts';

/** Of whoever shops here, as the searches among them are: gone when they sign out (`forgetOwnValues`). */
const name = 'own:catalogue';
/** Characters; a browser keeps some five million for the whole shop. */
const mostText = 1_000_000;
/** Milliseconds after which prices are too old to be shown at all, even with their age. */
const oldest = 14 * 86_400_000;

type Copied = readonly [key: string, page: { data: object; savedAt: number }];
type Copy = { build: string; pages: readonly Copied[] };

/**
 * Keeps the newest pages on the device, those of earlier visits among them as far as they have room, for when there is no
 * network. They are read then alone.
 */
export function copyToDevice(pages: readonly (readonly [string, KeptPage])[], now: number): void {
  const mine: Copied[] = pages
    .filter(([, { isGone }]) => !isGone)
    .map(([key, { data, savedAt }]) => [key, { data, savedAt }]);
  const names = new Set(pages.map(([key]) => key));
  const all = [...mine, ...readDeviceCopy(now).filter(([key]) => !names.has(key))];
  all.sort(([, a], [, b]) => b.savedAt - a.savedAt);
  const kept: Copied[] = [];
  let length = 0;
  for (const one of all) {
    length += JSON.stringify(one).length;
    if (length > mostText) break;
    kept.push(one);
  }
  try {
    localStorage.setItem(name, JSON.stringify({ build: buildOfPages(), pages: kept } satisfies Copy));
  } catch {
    // Without room the cart matters more.
  }
}

/** What the device keeps of this build, the newest first; nothing that is too old at `now` (milliseconds since 1970). */
export function readDeviceCopy(now: number): readonly Copied[] {
  try {
    const copy = JSON.parse(localStorage.getItem(name) ?? 'null') as Copy | null;
    if (copy?.build !== buildOfPages()) return [];
    return copy.pages.filter(([, { savedAt }]) => now - savedAt < oldest);
  } catch {
    return [];
  }
}

/** What this browser has kept of a page since an earlier visit; null where there is none. */
export function onDevice(key: string): Copied[1] | null {
  return readDeviceCopy(Date.now()).find(([name]) => name === key)?.[1] ?? null;
}
