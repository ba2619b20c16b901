/** An answer as it goes over the wire, with its ETag. */
export type Answer = { body: Buffer; etag: string };

/**
 * Answers of public calls, in memory. The key holds all that the answer depends on: address, language, price type.
 * Many callers waiting for the same answer share one computation.
 */
export type AnswerCache = {
  get: (key: string) => Answer | undefined;
  share: (key: string, seconds: number, compute: () => Promise<Answer>) => Promise<Answer>;
  drop: () => void;
};

const maxBytes = 64 * 1024 * 1024;

export function createAnswerCache(isOn: boolean, clock: () => Date, limit = maxBytes): AnswerCache {
  const kept = new Map<string, { answer: Answer; until: number }>();
  const running = new Map<string, Promise<Answer>>();
  let generation = 0;
  let bytes = 0;

  const forget = (key: string) => {
    const entry = kept.get(key);
    if (entry === undefined) return;
    bytes -= sizeOf(key, entry.answer);
    kept.delete(key);
  };
  const get = (key: string) => {
    const entry = kept.get(key);
    if (!entry) return undefined;
    if (entry.until > clock().getTime()) return entry.answer;
    forget(key);
    return undefined;
  };
  const keep = (key: string, answer: Answer, seconds: number) => {
    forget(key);
    kept.set(key, { answer, until: clock().getTime() + seconds * 1000 });
    bytes += sizeOf(key, answer);
    // The oldest stand first in a Map. Addresses are endless, memory is not.
    for (const oldest of kept.keys()) {
      if (bytes <= limit) break;
      forget(oldest);
    }
  };
  const compute = async (key: string, seconds: number, work: () => Promise<Answer>) => {
    const born = generation;
    const answer = await work();
    // A change that came in the meantime has made this answer old before it was kept.
    if (born === generation) keep(key, answer, seconds);
    return answer;
  };
  return {
    get: (key) => (isOn ? get(key) : undefined),
    share: (key, seconds, work) => {
      if (!isOn) return work();
      const twin = running.get(key);
      if (twin !== undefined) return twin;
      const mine = compute(key, seconds, work).finally(() => {
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

/** Roughly what an entry takes, with what the Map itself needs. */
function sizeOf(key: string, { body }: Answer): number {
  return body.length + key.length + 500;
}
