import { type BoundedMemory, createBoundedMemory } from './bounded-memory.ts';

/** An answer as it goes over the wire, with its ETag. */
export type EncodedAnswer = { body: Buffer; etag: string };

/**
 * What was made for a key, in memory for a while; the key holds all that it depends on. Many who wait for the same share
 * one making.
 */
export type ResponseCache<V extends object> = {
  isOn: boolean;
  kept: BoundedMemory<V>;
  making: Map<string, Promise<V>>;
};

const usualBytes = 64 * 2 ** 20;

export function createResponseCache<V extends object>(of: {
  isOn: boolean;
  clock: () => Date;
  sizeOf: (value: V) => number;
  bytes?: number;
}): ResponseCache<V> {
  const { isOn, clock, sizeOf, bytes = usualBytes } = of;
  return { isOn, kept: createBoundedMemory({ bytes, sizeOf, clock }), making: new Map() };
}

/** What is kept under a key, if anything. */
export function keptResponse<V extends object>({ kept }: ResponseCache<V>, key: string): V | undefined {
  return kept.get(key);
}

/** What is kept under a key, else what is being made for it, else what `make` makes; kept for so many milliseconds. */
export async function shareResponse<V extends object>(
  cache: ResponseCache<V>,
  key: string,
  { milliseconds, isKept = () => true }: { milliseconds: number; isKept?: (value: V) => boolean },
  make: () => Promise<V>,
): Promise<V> {
  if (!cache.isOn) return make();
  const found = cache.kept.get(key) ?? cache.making.get(key);
  if (found) return found;
  const mine = make();
  cache.making.set(key, mine);
  try {
    const value = await mine;
    // Once everything was dropped, what was begun before is old.
    if (cache.making.get(key) === mine && isKept(value)) cache.kept.set(key, value, { ttl: milliseconds });
    return value;
  } finally {
    if (cache.making.get(key) === mine) cache.making.delete(key);
  }
}

/** Forgets everything, and does not keep what is being made. */
export function dropResponses<V extends object>({ kept, making }: ResponseCache<V>): void {
  kept.clear();
  making.clear();
}
