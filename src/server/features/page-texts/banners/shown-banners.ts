import { Refusal } from '#contract/errors.ts';
import type { ShownBanner, ShownBanners } from '#contract/shop/banners.ts';
import { wallInstant } from '#domain/clock/wall-instant.ts';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { Language } from '#domain/language/language.ts';
import { bannerWordsIn } from '#domain/pages/banner.ts';
import { chooseBanners } from '#domain/pages/choose-banners.ts';
import type { Db } from '#server/db/connection.ts';
import { and, eq, gte, isNull, lte, or } from '#server/db/sql.ts';
import { banners } from '#server/db/tables/banners.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { stores } from '#server/db/tables/stores.ts';
import { servedPicture } from '../served-picture.ts';

/** What home of a displayed store shows on the day that its clock has. Throws `notFound`. */
export async function selectShownBanners(
  db: Db,
  storeId: number,
  { now, language }: { now: Date; language: Language },
): Promise<ShownBanners> {
  const [store] = await db
    .select({ timeZone: stores.timeZone })
    .from(stores)
    .where(and(eq(stores.id, storeId), eq(stores.displayable, true)));
  if (!store) throw new Refusal('notFound');
  const { timeZone } = store;
  const day = dayIn(timeZone, now);
  const rows = await db
    .select({ banner: banners, picture: pictures })
    .from(banners)
    .leftJoin(pictures, eq(pictures.id, banners.pictureId))
    .where(
      and(
        or(isNull(banners.storeId), eq(banners.storeId, storeId)),
        or(isNull(banners.firstDay), lte(banners.firstDay, day)),
        or(isNull(banners.lastDay), gte(banners.lastDay, day)),
      ),
    );
  const { hero, week } = chooseBanners(
    rows.map(({ banner, picture }) => ({ ...banner, picture, madeOn: dayIn(timeZone, banner.createdAt) })),
    { storeId, day },
  );
  const shown = (banner: NonNullable<typeof hero>) => toShown(banner, { language, timeZone });
  return { hero: hero && shown(hero), week: week.map(shown) };
}

type Chosen = typeof banners.$inferSelect & { picture: typeof pictures.$inferSelect | null };

function toShown(
  { id, words, linkTo, lastDay, picture }: Chosen,
  { language: asked, timeZone }: { language: Language; timeZone: string },
): ShownBanner {
  const said = bannerWordsIn(words, asked) ?? { heading: '', sentence: '', label: '', alt: '', language: asked };
  const { heading, sentence, label, alt, language } = said;
  return {
    id,
    language,
    heading,
    sentence,
    link: linkTo === null ? null : { label, to: linkTo },
    picture: picture && servedPicture(picture, alt),
    until: lastDay && wallInstant(lastDay, '24:00', timeZone).toISOString(),
  };
}
