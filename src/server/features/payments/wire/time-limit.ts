import { AsyncLocalStorage } from 'node:async_hooks';

/** The time that is left to all requests of one call to a provider, however many it takes. */
const running = new AsyncLocalStorage<AbortSignal>();

export function withinSeconds<T>(seconds: number, work: () => Promise<T>): Promise<T> {
  return running.run(AbortSignal.timeout(seconds * 1000), work);
}

/**
 * `fetch` that ends with the call it belongs to, answer read or not. Never follows a redirect: the key and the body are
 * for the one address that the shop is set up with.
 */
export const limitedFetch: typeof fetch = (address, init) => {
  const signals = [running.getStore(), init?.signal].filter((signal) => signal instanceof AbortSignal);
  return fetch(address, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
};
