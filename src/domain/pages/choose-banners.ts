import { type BannerDays, type BannerPlace, bannerState } from './banner.ts';

/** What decides whether a banner is shown; `position` orders those of a week, `madeOn` is the day on which it was made. */
export type Choosable = BannerDays & {
  id: number;
  place: BannerPlace;
  /** Null: all stores. */
  storeId: number | null;
  position: number;
  madeOn: string;
};

/** As many cards as stand side by side. */
export const mostOfWeek = 3;

/**
 * The banners that home shows of a store on a day of its clock. As hero, one of the store's own before one of all stores;
 * among those the one that began last, and of one day the newest; one without a first day began when it was made. Of the
 * week the first three by their order, of the same order the newest.
 */
export function chooseBanners<B extends Choosable>(
  banners: readonly B[],
  { storeId, day }: { storeId: number; day: string },
): { hero: B | null; week: B[] } {
  const inForce = banners.filter(
    (banner) => (banner.storeId === null || banner.storeId === storeId) && bannerState(banner, day) === 'shown',
  );
  const beganOn = ({ firstDay, madeOn }: B) => firstDay ?? madeOn;
  const isOwn = (banner: B) => Number(banner.storeId !== null);
  const heroes = inForce
    .filter(({ place }) => place === 'hero')
    .sort((a, b) => isOwn(b) - isOwn(a) || compare(beganOn(b), beganOn(a)) || b.id - a.id);
  const week = inForce
    .filter(({ place }) => place === 'week')
    .sort((a, b) => a.position - b.position || b.id - a.id)
    .slice(0, mostOfWeek);
  return { hero: heroes[0] ?? null, week };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
