import type { Topic } from '#server/db/announcement.ts';
import type { Changes } from '#server/db/changes.ts';

/**
 * `read`, whose answer is kept in memory until one of the topics changes: for what every page asks and staff rarely
 * change. What fails is not kept; who asks after a change never gets what was read before it.
 */
export function keepUntilChanged<T>(
  changes: Pick<Changes, 'on'>,
  topics: readonly Topic[],
  read: () => Promise<T>,
): { read: () => Promise<T>; forget: () => void } {
  let kept: Promise<T> | null = null;
  const forget = () => {
    kept = null;
  };
  for (const topic of topics) changes.on(topic, forget);
  const readOnce = () => {
    if (kept) return kept;
    const reading = read();
    kept = reading;
    reading.catch(() => {
      if (kept === reading) kept = null;
    });
    return reading;
  };
  return { read: readOnce, forget };
}
