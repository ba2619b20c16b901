import { AsyncLocalStorage } from 'node:async_hooks';

const ids = new AsyncLocalStorage<string | null>();

/** The id of the request that what runs now came from; a job's is that of the request that asked for it. Null: none did. */
export function currentRequestId(): string | null {
  return ids.getStore() ?? null;
}

/** Whatever `work` does, and begins, comes from this request. */
export function withRequestId<T>(id: string | null, work: () => T): T {
  return ids.run(id, work);
}
