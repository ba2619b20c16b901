import type { ParsedOf } from '#contract/endpoint.ts';
import { invalidFields, Refusal } from '#contract/errors.ts';
import type { createBanner, StaffBanner, updateBanner } from '#contract/shop/banners.ts';
import type { InSome } from '#domain/language/by-language.ts';
import { languages } from '#domain/language/language.ts';
import { type BannerWords, bannerFaults, bannerParts } from '#domain/pages/banner.ts';
import type { Db } from '#server/db/connection.ts';
import { eq } from '#server/db/sql.ts';
import { banners } from '#server/db/tables/banners.ts';
import { stores } from '#server/db/tables/stores.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import { findPicture } from '../served-picture.ts';
import { type BannerRow, readOneBanner } from './select-banners.ts';

type BannerWrite = Write & { now: Date; audit: Audit; publicUrl: string };
type Content = Pick<
  BannerRow,
  'place' | 'storeId' | 'firstDay' | 'lastDay' | 'position' | 'words' | 'linkTo' | 'pictureId'
>;

/** Those that are over are deleted by nobody: more than a shop makes in ten years. */
const mostBanners = 500;
const messages = { required: 'validation.required', link: 'shop.homeLink', days: 'stores.endsBeforeStart' } as const;

/** Adds a banner. Throws `invalid` on the fields that cannot be. */
export async function addBanner(write: BannerWrite, sent: ParsedOf<typeof createBanner>): Promise<StaffBanner> {
  const { tx, now, announce, audit } = write;
  const { picture, words, ...rest } = sent;
  const content = await checked(write, { ...rest, words: saidWords(words), pictureId: picture });
  if ((await tx.$count(banners)) >= mostBanners) throw invalidFields({ '': 'validation.tooMany' });
  const [row] = await tx
    .insert(banners)
    .values({ ...content, createdAt: now })
    .returning();
  if (!row) throw new Refusal('unexpected');
  announce('texts', concerned(row));
  await audit({ ...thingOf(row), before: null, after: recorded(row) });
  return readOneBanner(tx, row.id, now);
}

/** Changes a banner. Throws `notFound`, `conflict` with the banner as it is for a stale version, and as `addBanner`. */
export async function changeBanner(
  write: BannerWrite,
  { id, version, picture, words, ...sent }: ParsedOf<typeof updateBanner>,
): Promise<StaffBanner> {
  const { tx, now, announce, audit } = write;
  const before = await lockBanner(tx, id);
  if (version !== undefined && version !== before.version)
    throw new Refusal('conflict', { data: await readOneBanner(tx, id, now) });
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Content>;
  const content = await checked(write, {
    ...before,
    ...given,
    words: saidWords(words, before.words),
    pictureId: picture === undefined ? before.pictureId : picture,
  });
  const [after] = await tx
    .update(banners)
    .set({ ...content, version: before.version + 1 })
    .where(eq(banners.id, id))
    .returning();
  if (!after) throw new Refusal('notFound');
  for (const row of [before, after]) announce('texts', concerned(row));
  await audit({ ...thingOf(after), before: recorded(before), after: recorded(after) });
  return readOneBanner(tx, id, now);
}

/** Throws `notFound`. */
export async function deleteOneBanner({ tx, announce, audit }: BannerWrite, id: number): Promise<null> {
  const before = await lockBanner(tx, id);
  await tx.delete(banners).where(eq(banners.id, id));
  announce('texts', concerned(before));
  await audit({ ...thingOf(before), before: recorded(before), after: null });
  return null;
}

/** That there is such a banner. Throws `notFound`. */
export async function findBanner(db: Db, id: number): Promise<void> {
  if ((await db.$count(banners, eq(banners.id, id))) === 0) throw new Refusal('notFound');
}

/** Holds a banner until the transaction ends. Throws `notFound`. */
async function lockBanner(tx: Db, id: number): Promise<BannerRow> {
  const [row] = await tx.select().from(banners).where(eq(banners.id, id)).for('update');
  if (!row) throw new Refusal('notFound');
  return row;
}

/** The content with the id of its picture, which may be named by an address. Throws `invalid` on what cannot be. */
async function checked(
  { tx, publicUrl }: BannerWrite,
  { place, storeId, firstDay, lastDay, position, words, linkTo, pictureId: named }: Content,
): Promise<Content> {
  const faults: Record<string, string> = {};
  for (const [field, fault] of Object.entries(bannerFaults({ words, linkTo, firstDay, lastDay })))
    faults[field] = messages[fault];
  if (storeId !== null && (await tx.$count(stores, eq(stores.id, storeId))) === 0)
    faults.storeId = 'validation.invalid';
  const picture = named === null ? null : await findPicture(tx, named, publicUrl);
  if (named !== null && !picture) faults.picture = 'validation.picture';
  if (Object.keys(faults).length > 0) throw invalidFields(faults);
  return { place, storeId, firstDay, lastDay, position, words, linkTo, pictureId: picture?.id ?? null };
}

type SentWords = InSome<{ [Part in keyof BannerWords]?: string | undefined } | undefined>;

/** What is said in the languages in which anything is: what was sent, over what stood there. */
function saidWords(sent: SentWords = {}, before: InSome<BannerWords> = {}): InSome<BannerWords> {
  const each = languages.map((language) => {
    const parts = bannerParts.map((part) => [part, sent[language]?.[part] ?? before[language]?.[part] ?? ''] as const);
    return [language, Object.fromEntries(parts) as BannerWords] as const;
  });
  return Object.fromEntries(each.filter(([, said]) => bannerParts.some((part) => said[part])));
}

const concerned = ({ storeId }: BannerRow) => (storeId === null ? null : [storeId]);

function thingOf({ id, words, storeId }: BannerRow) {
  const label = languages.map((language) => words[language]?.heading).find(Boolean) ?? '';
  return { thing: 'banner', id, label, ...(storeId !== null && { storeId }) } as const;
}

function recorded({ pictureId: picture, createdAt: _, version: __, id: ___, ...row }: BannerRow) {
  return { ...row, picture };
}
