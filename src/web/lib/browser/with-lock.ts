/** Runs work while no other tab runs work of the same name; at once where the browser has no such locks. */
export async function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks ? navigator.locks.request(name, work) : work();
}
