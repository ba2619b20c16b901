import { isRefusal } from '#contract/errors.ts';

/** ms between two askings, and how often it is asked. */
const pause = 750;
const most = 12;

/**
 * Fetches what a job makes some moments after it was asked for, and is 404 until then: some nine seconds long. Throws what the
 * last asking throws, anything but a 404 at once.
 */
export async function fetchWhenMade<T>(fetch: () => Promise<T>): Promise<T> {
  for (let asked = 1; ; asked++) {
    try {
      return await fetch();
    } catch (error) {
      if (!isRefusal(error) || error.status !== 404 || asked === most) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
