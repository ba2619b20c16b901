import type { ShownBanners } from '#contract/shop/banners.ts';
import type { HomeText } from '#contract/shop/page-texts.ts';

/** What staff have written for home, and the banners of the day; null where they cannot be had, so that our own words stand there. */
export type Said = { text: HomeText | null; banners: ShownBanners | null };
export const nothingSaid: Said = { text: null, banners: null };
