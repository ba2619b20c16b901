type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A value that is kept. `place` is for tests. */
type KeptValue<T> = {
  keep: (value: T, place?: Place) => void;
  read: (place?: Place) => T | null;
  forget: (place?: Place) => void;
};

const ownPrefix = 'own:';

/** A value kept with the tab: it is kept across reloads, and gone with the tab. */
export function createTabValue<T>(name: string): KeptValue<T> {
  return createValue(name, () => sessionStorage);
}

/** A value of whoever shops here: kept after the tab, until it is forgotten or they sign out (`forgetOwnValues`). */
export function createOwnValue<T>(name: string): KeptValue<T> {
  return createValue(`${ownPrefix}${name}`, () => localStorage);
}

/** Nothing of a person stays in this browser. */
export function forgetOwnValues(place: Storage = localStorage): void {
  const names = Array.from({ length: place.length }, (_, i) => place.key(i) ?? '');
  for (const name of names) if (name.startsWith(ownPrefix)) place.removeItem(name);
}

/** A browser that keeps nothing still has the value until the page goes. */
function createValue<T>(name: string, usual: () => Place): KeptValue<T> {
  let unkept: T | null = null;
  return {
    keep(value, place) {
      try {
        (place ?? usual()).setItem(name, JSON.stringify(value));
        unkept = null;
      } catch {
        unkept = value;
      }
    },
    read(place) {
      try {
        const kept = (place ?? usual()).getItem(name);
        return kept === null ? unkept : (JSON.parse(kept) as T);
      } catch {
        return unkept;
      }
    },
    forget(place) {
      unkept = null;
      try {
        (place ?? usual()).removeItem(name);
      } catch {
        // Nothing was kept, so nothing stays.
      }
    },
  };
}
