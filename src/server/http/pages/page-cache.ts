import type { PageEncoding } from './page-encoding.ts';

/** A rendered page as it goes over the wire. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  plain: Buffer;
  /** The body encoded, once for all who take that encoding; null for what is too small to gain by it. */
  encoded: ((encoding: PageEncoding) => Promise<Buffer>) | null;
  etag: string;
};

/** Pages hold nothing personal: one rendering serves everyone with the same address, store and language. */
export type PageCache = {
  share: (key: string, render: () => Promise<KeptPage>) => Promise<KeptPage>;
  drop: () => void;
};

const lifetime = 10_000;
const maxBytes = 64 * 1024 * 1024;

export function createPageCache(isOn: boolean, clock: () => Date): PageCache {
  const kept = new Map<string, { page: KeptPage; until: number }>();
  const running = new Map<string, Promise<KeptPage>>();
  let bytes = 0;
  let generation = 0;

  const forget = (key: string) => {
    const entry = kept.get(key);
    if (!entry) return;
    bytes -= sizeOf(key, entry.page);
    kept.delete(key);
  };
  const keep = (key: string, page: KeptPage) => {
    forget(key);
    kept.set(key, { page, until: clock().getTime() + lifetime });
    bytes += sizeOf(key, page);
    // The oldest stand first in a Map.
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break;
      forget(oldest);
    }
  };
  const render = async (key: string, work: () => Promise<KeptPage>) => {
    const born = generation;
    const page = await work();
    if (born === generation && page.status < 500) keep(key, page);
    return page;
  };
  return {
    share: (key, work) => {
      if (!isOn) return work();
      const entry = kept.get(key);
      if (entry && entry.until > clock().getTime()) return Promise.resolve(entry.page);
      const twin = running.get(key);
      if (twin !== undefined) return twin;
      const mine = render(key, work).finally(() => {
        if (running.get(key) === mine) running.delete(key);
      });
      running.set(key, mine);
      return mine;
    },
    drop: () => {
      generation++;
      kept.clear();
      running.clear();
      bytes = 0;
    },
  };
}

function sizeOf(key: string, page: KeptPage): number {
  // A quarter for each of the two encodings is more than they take.
  return Math.ceil(page.plain.length * (page.encoded ? 1.5 : 1)) + key.length + 500;
}
