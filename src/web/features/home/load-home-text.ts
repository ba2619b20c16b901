import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { type HomeText, readHomeText } from '#contract/shop/page-texts.ts';

/** What staff have written for home; null where it cannot be had, so that our own words stand there. */
export function loadHomeText(api: Api, signal: AbortSignal): Promise<HomeText | null> {
  return api(readHomeText, {}, { signal }).catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
}
