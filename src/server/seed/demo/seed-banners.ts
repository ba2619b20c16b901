import { readFile } from 'node:fs/promises';
import { dayIn } from '#domain/clock/zone-time.ts';
import type { BannerPlace } from '#domain/pages/banner.ts';
import type { Db } from '#server/db/connection.ts';
import { banners } from '#server/db/tables/banners.ts';
import { pictures } from '#server/db/tables/catalogue.ts';
import { keepPicture } from '#server/media/add-picture.ts';
import type { FileStore } from '#server/media/file-store.ts';
import { timeZone } from './calendar.ts';
import { planBanners } from './plan-banners.ts';

const folder = new URL('../../../../demo/banners/', import.meta.url);
/** Pixels of the pictures; a test holds the files to them. */
export const bannerSizes: Readonly<Record<BannerPlace, { width: number; height: number }>> = {
  hero: { width: 1200, height: 480 },
  week: { width: 640, height: 480 },
};

/** Banners for every season of this year and the next, with their pictures. */
export async function seedBanners(tx: Db, store: FileStore, now: Date): Promise<void> {
  const planned = planBanners(dayIn(timeZone, now));
  const files = new Map(planned.map(({ picture, place, color }) => [picture, { ...bannerSizes[place], color }]));
  const kept = await Promise.all(
    [...files].map(async ([name, known]) => {
      const row = await keepPicture(store, await readFile(new URL(`${name}.webp`, folder)), known);
      return [name, row] as const;
    }),
  );
  await tx
    .insert(pictures)
    .values(kept.map(([, row]) => row))
    .onConflictDoNothing();
  const ids = new Map(kept.map(([name, { id }]) => [name, id]));
  await tx.insert(banners).values(
    planned.map(({ picture, place, firstDay, lastDay, linkTo, words }) => ({
      ...{ place, firstDay, lastDay, linkTo, words },
      pictureId: ids.get(picture) ?? null,
      // The one that is always there comes after that of the season.
      position: firstDay === null ? 9 : 0,
      createdAt: now,
    })),
  );
}
