import { isRefusal, type Refusal } from '#contract/errors.ts';

/** The order may have been placed: nothing has come back, or a proxy on the way answered in the shop's stead. */
export function isAnswerLost({ code, status }: Pick<Refusal, 'code' | 'status'>): boolean {
  return code === 'network' || code === 'badAnswer' || code === 'twinRunning' || status === 502 || status === 504;
}

/** Asks once more where an answer was lost; what is asked must be the same order both times. */
export async function askTwice<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!isRefusal(error) || !isAnswerLost(error)) throw error;
    return ask();
  }
}
