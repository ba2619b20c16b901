/** A value kept in the browser and watched: by every component that shows it and in every tab. */
export type Stored<T> = {
  /** The value of now; the same object until it changes. */
  read: () => T;
  /** Keeps a value, null removes it. False when the browser would not keep it: it then lasts until the page goes. */
  write: (value: T | null) => boolean;
  subscribe: (listener: () => void) => () => void;
};

/**
 * A value under a key of localStorage, as JSON. `parse` gets what was stored (null when there is nothing or it is
 * broken) and must answer with a value that can be shown.
 */
export function createStored<T>(key: string, parse: (stored: unknown) => T): Stored<T> {
  const listeners = new Set<() => void>();
  let known: { raw: string | null; value: T } | null = null;
  let unkept: string | null | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // A null key is the whole storage being cleared.
    if (event.key === key || event.key === null) notify();
  };
  return {
    read() {
      const raw = unkept === undefined ? readRaw(key) : unkept;
      if (!known || known.raw !== raw) known = { raw, value: parse(fromJson(raw)) };
      return known.value;
    },
    write(value) {
      const raw = value === null ? null : JSON.stringify(value);
      const isKept = writeRaw(key, raw);
      unkept = isKept ? undefined : raw;
      notify();
      return isKept;
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}

function readRaw(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeRaw(key: string, raw: string | null): boolean {
  try {
    if (raw === null) localStorage.removeItem(key);
    else localStorage.setItem(key, raw);
    return true;
  } catch {
    return false;
  }
}

/** Plain text that is no JSON (a key written by hand or by an older version) is taken as text. */
function fromJson(raw: string | null): unknown {
  if (raw === null) return null;
  try {
    return JSON.parse(raw);
  } catch {
    return raw;
  }
}
