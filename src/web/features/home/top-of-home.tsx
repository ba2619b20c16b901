import type { ShownBanners } from '#contract/shop/banners.ts';
import type { HomeText } from '#contract/shop/page-texts.ts';
import { useNow } from '#web/shared/stores/use-now.ts';
import { bannersInForce } from './banners-in-force.ts';
import type { Strips } from './first-goods.ts';
import { Hero } from './hero.tsx';
import type { SaidOfDelivery } from './say-delivery.ts';
import { WeekBanners } from './week-banners.tsx';

/** What staff have written for home, and the banners of the day; null where they cannot be had, so that our own words stand there. */
export type Said = { text: HomeText | null; banners: ShownBanners | null };
export const nothingSaid: Said = { text: null, banners: null };

/** What home says first: the banner of the season, else what staff have written for it, and the banners of the week. */
export function TopOfHome(props: { said: Said; delivery: SaidOfDelivery | null; goods: Strips }) {
  const { said, delivery, goods } = props;
  const { hero, week } = bannersInForce(said.banners, useNow());
  return (
    <>
      <Hero text={hero ?? said.text} delivery={delivery} goods={goods} />
      <WeekBanners banners={week} />
    </>
  );
}
