import type { ShownBanner, ShownBanners } from '#contract/shop/banners.ts';

/**
 * The banners without those that have ended since the server chose them: a page that is kept, or opened without network,
 * may be days old. `now` is null on the server and until hydration.
 */
export function bannersInForce(banners: ShownBanners | null, now: Date | null): ShownBanners {
  const isOn = ({ until }: ShownBanner) => now === null || until === null || Date.parse(until) > now.getTime();
  const { hero, week } = banners ?? { hero: null, week: [] };
  return { hero: hero && isOn(hero) ? hero : null, week: week.filter(isOn) };
}
