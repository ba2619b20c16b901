import type { OfficeT } from '../use-office-t.ts';

const named = {
  mod: 'admin.keys.ctrl',
  shift: 'admin.keys.shift',
  enter: 'admin.keys.enter',
  escape: 'admin.keys.escape',
} as const;

/** What stands on the keys of a shortcut: `mod+k` is Ctrl and K. */
export function keyFaces(keys: string, t: OfficeT): string[] {
  return keys.split(/[ +]/).map((key) => (key in named ? t(named[key as keyof typeof named]) : key.toUpperCase()));
}
