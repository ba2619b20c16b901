import { useNow } from '#web/shared/stores/use-now.ts';
import { bannersInForce } from './banners-in-force.ts';
import type { Strips } from './first-goods.ts';
import { Hero } from './hero.tsx';
import type { Said } from './said.ts';
import type { SaidOfDelivery } from './say-delivery.ts';
import { WeekBanners } from './week-banners.tsx';

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
