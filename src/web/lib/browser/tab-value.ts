type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value kept with the tab: it outlives a reload, not the tab. `place` is for tests. */
type TabValue<T> = {
  keep: (value: T, place?: Place) => void;
  read: (place?: Place) => T | null;
  forget: (place?: Place) => void;
};

/** A browser that keeps nothing still has the value until the page goes. */
export function createTabValue<T>(name: string): TabValue<T> {
  let current: T | null = null;
  return {
    keep(value, place) {
      current = value;
      try {
        (place ?? sessionStorage).setItem(name, JSON.stringify(value));
      } catch {
        // It stays in `current`.
      }
    },
    read(place) {
      try {
        const kept = (place ?? sessionStorage).getItem(name);
        return kept === null ? current : (JSON.parse(kept) as T);
      } catch {
        return current;
      }
    },
    forget(place) {
      current = null;
      try {
        (place ?? sessionStorage).removeItem(name);
      } catch {
        // Nothing was kept, so nothing stays.
      }
    },
  };
}
