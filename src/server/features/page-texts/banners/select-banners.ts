import type { ParsedOf } from '#contract/endpoint.ts';
import { Refusal } from '#contract/errors.ts';
import { type Page, toPage } from '#contract/page.ts';
import type { listBanners, StaffBanner } from '#contract/shop/banners.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import { inEach } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { bannerState } from '#domain/pages/banner.ts';
import { foldText } from '#domain/search/words/search-text.ts';
import type { Db } from '#server/db/connection.ts';
import { desc, eq } from '#server/db/sql.ts';
import { banners } from '#server/db/tables/banners.ts';
import { stores } from '#server/db/tables/stores.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';
import { readShopZone } from '#server/services/shop/shop-stores.ts';

export type BannerRow = typeof banners.$inferSelect;
type Zoned = { row: BannerRow; timeZone: string | null };
type Asked = Omit<ParsedOf<typeof listBanners>, 'per_page'> & { perPage: number };

const nothingSaid = { heading: '', sentence: '', label: '', alt: '' };

/** A page of the banners, sorted by their first days; all are read, of which a shop may have some hundreds. */
export async function selectBanners(
  db: Db,
  { search, state, place, storeId, sortBy, ...query }: Asked,
  now: Date,
): Promise<Page<StaffBanner>> {
  const wanted = foldText(search ?? '');
  const all = await toStaffBanners(db, await selectZoned(db), now);
  const found = all.filter(
    (one) =>
      (state === undefined || one.state === state) &&
      (place === undefined || one.place === place) &&
      (storeId === undefined || one.storeId === null || one.storeId === storeId) &&
      languages.some((language) => foldText(one.words[language].heading).includes(wanted)),
  );
  const beganOn = ({ firstDay, createdAt }: StaffBanner) => firstDay ?? createdAt.slice(0, 10);
  found.sort((a, b) => (beganOn(a) < beganOn(b) ? 1 : beganOn(a) > beganOn(b) ? -1 : b.id - a.id));
  if (sortBy === 'oldest') found.reverse();
  const from = (query.page - 1) * query.perPage;
  return toPage(found.slice(from, from + query.perPage), found.length, query);
}

/** A banner as staff see it. Throws `notFound`. */
export async function readOneBanner(db: Db, id: number, now: Date): Promise<StaffBanner> {
  const [banner] = await toStaffBanners(db, await selectZoned(db, id), now);
  if (!banner) throw new Refusal('notFound');
  return banner;
}

function selectZoned(db: Db, id?: number): Promise<Zoned[]> {
  return db
    .select({ row: banners, timeZone: stores.timeZone })
    .from(banners)
    .leftJoin(stores, eq(stores.id, banners.storeId))
    .where(id === undefined ? undefined : eq(banners.id, id))
    .orderBy(desc(banners.id));
}

async function toStaffBanners(db: Db, zoned: readonly Zoned[], now: Date): Promise<StaffBanner[]> {
  const shopZone = await readShopZone(db);
  return zoned.map(({ row: { pictureId, createdAt, words, ...row }, timeZone }) => ({
    ...row,
    state: bannerState(row, dayIn(timeZone ?? shopZone, now)),
    words: inEach((language) => words[language] ?? nothingSaid),
    picture: pictureId && pictureUrl(pictureId),
    createdAt: createdAt.toISOString(),
  }));
}
