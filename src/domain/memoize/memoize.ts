/**
 * `make`, remembering each answer by its key: for what takes long to make and never changes. It forgets nothing, so the
 * keys have to be few (languages, time zones, currencies).
 */
export function memoize<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
