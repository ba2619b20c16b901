import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { readBanners, type ShownBanners } from '#contract/shop/banners.ts';
import { type HomeText, readHomeText } from '#contract/shop/page-texts.ts';

/** What staff have written for home, and the banners of the day; null where they cannot be had, so that our own words stand there. */
export type Said = { text: HomeText | null; banners: ShownBanners | null };
export const nothingSaid: Said = { text: null, banners: null };

/** Both of a store; of no store the text alone. */
export async function loadSaid(api: Api, storeId: number | undefined, signal: AbortSignal): Promise<Said> {
  const [text, banners] = await Promise.all([
    orNull(api(readHomeText, {}, { signal })),
    storeId === undefined ? null : orNull(api(readBanners, { storeId }, { signal })),
  ]);
  return { text, banners };
}

function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
}
