import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Category, categories as codes } from '#domain/catalogue/category.ts';
import { inEach } from '#domain/language/by-language.ts';
import type { Language } from '#domain/language/language.ts';
import { writeHomeText } from '#domain/pages/home-text.ts';
import type { PageTextKey } from '#domain/pages/page-text.ts';
import { longestAlt, writePicture } from '#domain/pages/text-picture.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { categories, pictures } from '#server/db/tables/catalogue.ts';
import { pageTexts } from '#server/db/tables/page-texts.ts';
import { keepPicture } from '#server/media/add-picture.ts';
import type { FileStore } from '#server/media/file-store.ts';
import { readDemoFile } from '#server/seed/demo-file.ts';
import { inDemoLanguages } from '#server/seed/demo-languages.ts';
import { pictureUrl } from '#server/services/product/picture-url.ts';

const folder = new URL('../../../../demo/site/', import.meta.url);

type Size = { width: number; height: number; color: string };

const tile: Size = { width: 400, height: 400, color: '#f0ebe0' };
const tileName = (code: Category) => `tile-${code.toLowerCase()}`;

/** The files of `demo/site`, so that none need be decoded here; made by demo/drawing. */
export const sitePictures = {
  hero: { width: 1200, height: 450, color: '#e6e8dc' },
  'hero-narrow': { width: 960, height: 640, color: '#e6e8dc' },
  front: { width: 1200, height: 640, color: '#77736a' },
  ...Object.fromEntries(codes.map((code) => [tileName(code), tile])),
} satisfies Record<string, Size>;

/** What the front shows, in words. */
const words = z.strictObject({ front: inDemoLanguages(z.string().trim().min(1).max(longestAlt)) });

/**
 * What the demo's staff have set: a picture for each aisle, those of home for wide and narrow screens, and the shop's front
 * for the page about it. The words of both pages are the program's own.
 */
export async function seedSitePictures(tx: Db, store: FileStore, now: Date): Promise<void> {
  const kept = new Map<string, string>();
  for (const [name, size] of Object.entries<Size>(sitePictures)) {
    const row = await keepPicture(store, await readFile(new URL(`${name}.webp`, folder)), size);
    await tx.insert(pictures).values(row).onConflictDoNothing();
    kept.set(name, row.id);
  }
  const idOf = (name: string) => kept.get(name) ?? '';
  for (const code of codes)
    await tx
      .update(categories)
      .set({ pictureId: idOf(tileName(code)) })
      .where(eq(categories.code, code));
  const { front: shown } = words.parse(readDemoFile('site-words.json'));
  const [wide, narrow, front] = [pictureUrl(idOf('hero')), pictureUrl(idOf('hero-narrow')), pictureUrl(idOf('front'))];
  const nothing = { heading: '', sentence: '', link: null };
  await write(tx, 'home', now, () => writeHomeText({ ...nothing, picture: { address: wide, alt: '', narrow } }));
  await write(tx, 'about', now, (language) => writePicture({ address: front, alt: shown[language] }));
}

async function write(tx: Db, key: PageTextKey, now: Date, textIn: (language: Language) => string): Promise<void> {
  const texts = inEach((language) => ({ text: textIn(language), changedAt: now.toISOString() }));
  await tx.insert(pageTexts).values({ key, version: 1, texts, changedAt: now, changedBy: null });
}
