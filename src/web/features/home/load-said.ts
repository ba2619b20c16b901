import type { Api } from '#contract/client.ts';
import { isRefusal } from '#contract/errors.ts';
import { readBanners } from '#contract/shop/banners.ts';
import { readHomeText } from '#contract/shop/page-texts.ts';
import type { Said } from './top-of-home.tsx';

/** Both of a store; of no store the text alone. For the server: in the browser it would bring the calls of staff with it. */
export async function loadSaid(api: Api, storeId: number | undefined, signal: AbortSignal): Promise<Said> {
  const [text, banners] = await Promise.all([
    orNull(api(readHomeText, {}, { signal })),
    storeId === undefined ? null : orNull(api(readBanners, { storeId }, { signal })),
  ]);
  return { text, banners };
}

function orNull<T>(request: Promise<T>): Promise<T | null> {
  return request.catch((error: unknown) => {
    if (!isRefusal(error)) throw error;
    return null;
  });
}
