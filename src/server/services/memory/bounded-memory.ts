import { LRUCache } from 'lru-cache';

/** Values by a key, in memory; what was not asked for the longest is dropped first. */
export type BoundedMemory<V extends object> = LRUCache<string, V>;

/** What an entry takes besides its key and value, in bytes. */
const entryBytes = 300;

/**
 * A memory of at most so many bytes. `sizeOf` says roughly how many a value takes. A value that is set with a `ttl`
 * (milliseconds) is gone after that by the shop's clock.
 */
export function createBoundedMemory<V extends object>(of: {
  bytes: number;
  sizeOf: (value: V) => number;
  clock?: () => Date;
}): BoundedMemory<V> {
  const { bytes, sizeOf, clock } = of;
  return new LRUCache({
    maxSize: bytes,
    sizeCalculation: (value, key) => Math.ceil(sizeOf(value)) + 2 * key.length + entryBytes,
    ...(clock && { perf: { now: () => clock().getTime() }, ttlResolution: 0 }),
  });
}

/**
 * A text in UTF-8, in memory of its own, for what is kept. `Buffer.from` would cut it from a piece of 64 KB that it shares
 * with whatever was written at the same time, and hold all of that back.
 */
export function keptBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}
