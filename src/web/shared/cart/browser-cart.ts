import { logFault } from '#web/lib/browser/log.ts';
import type { CartChange } from './cart-change.ts';
import type { CartLine } from './cart-line.ts';
import type { CartStorage } from './cart-storage.ts';

type Lines = readonly CartLine[];
export type SavedCart = { lines: Lines; hasFailed: boolean };

/** The cart as one storage keeps it, and as this page knows it where that storage fails. */
export type BrowserCart = {
  kind: CartStorage['kind'];
  /**
   * What is stored; empty when it cannot be read. Null when the last save failed, since what is stored is then older
   * than what is known here, and when `isWanted` says afterwards that nobody wants it any more.
   */
  read: (isWanted: () => boolean) => Promise<Lines | null>;
  /** Applies what `takeChanges` gives once the storage has been read: other tabs may have written to it. */
  write: (takeChanges: () => readonly CartChange[]) => Promise<SavedCart>;
  /** The same without waiting for anyone, for a page that goes; nothing where the storage makes callers wait. */
  writeNow: (takeChanges: () => readonly CartChange[]) => void;
  watch: CartStorage['watch'];
  clear: () => Promise<void>;
};

/** `known`: what the storage holds, if its caller has just written it there. */
export function openBrowserCart(storage: CartStorage, known: Lines = []): BrowserCart {
  let isBehind = false;
  const apply = (base: Lines, changes: readonly CartChange[]) => {
    known = changes.reduce((lines, change) => change(lines), base);
    return known;
  };
  return {
    kind: storage.kind,
    async read(isWanted) {
      if (isBehind) return null;
      const lines = (await readLines(storage)) ?? [];
      if (!isWanted()) return null;
      known = lines;
      return lines;
    },
    async write(takeChanges) {
      // What cannot be read is not lost.
      const base = isBehind ? known : ((await readLines(storage)) ?? known);
      const lines = apply(base, takeChanges());
      isBehind = !(await saveLines(storage, lines));
      return { lines, hasFailed: isBehind };
    },
    writeNow(takeChanges) {
      if (storage.kind !== 'localStorage') return;
      try {
        const base = isBehind ? known : storage.read();
        if (!(base instanceof Promise)) void storage.save(apply(base, takeChanges()));
      } catch (error) {
        logFault('cart.save', error);
      }
    },
    watch: storage.watch,
    clear: async () => storage.save([]),
  };
}

/** Null when they cannot be read. */
async function readLines(from: CartStorage): Promise<Lines | null> {
  try {
    return await from.read();
  } catch (error) {
    logFault('cart.load', error);
    return null;
  }
}

/** False when the browser would not keep them: the shopper then gets a message. */
async function saveLines(to: CartStorage, lines: Lines): Promise<boolean> {
  try {
    await to.save(lines);
    return to.kind !== 'none';
  } catch (error) {
    logFault('cart.save', error);
    return false;
  }
}
