import { Refusal } from '#contract/errors.ts';
import type { StaffPageText } from '#contract/shop/page-texts.ts';
import { inEach } from '#domain/language/by-language.ts';
import { type Language, languages } from '#domain/language/language.ts';
import { type PageTextKey, pageTextKeys } from '#domain/pages/page-text.ts';
import { sql } from '#server/db/sql.ts';
import { type ChangedTexts, pageTexts } from '#server/db/tables/page-texts.ts';
import type { Write } from '#server/db/transact.ts';
import type { Audit } from '#server/services/audit/record-audit.ts';
import type { Identity } from '#server/services/session/identity.ts';
import { selectPageTexts } from './select-page-texts.ts';
import { keptText, shownText, toStaffText } from './shown-text.ts';

/** First half of the locks of this table; the second is the page's place in the list. */
const pageTextsLock = 7_277_004;

/**
 * Writes a new version of a page's text: what was sent, over what stood there. An empty text, or the program's own, goes
 * back to the program's own. What changes nothing makes no version. Throws `conflict`, with the fresh text, where
 * `version` is not the newest.
 */
export async function changePageText(
  { tx, announce, now, who, audit }: Write & { now: Date; who: Identity; audit: Audit },
  key: PageTextKey,
  sent: Partial<Record<Language, string | undefined>>,
  version: number | undefined,
): Promise<StaffPageText> {
  // Two at once would count on from the same version.
  await tx.execute(sql`select pg_advisory_xact_lock(${pageTextsLock}::int, ${pageTextKeys.indexOf(key)}::int)`);
  const before = (await selectPageTexts(tx)).get(key);
  const fresh = toStaffText(key, before);
  if (version !== undefined && version !== fresh.version) throw new Refusal('conflict', { data: fresh });
  const texts: ChangedTexts = { ...before?.texts };
  for (const language of languages) {
    // Forms send their lines as Windows ends them.
    const text = sent[language]?.replaceAll('\r\n', '\n');
    if (text === undefined || text === shownText(key, language, texts).text) continue;
    const kept = keptText(key, language, text);
    if (kept === '') delete texts[language];
    else texts[language] = { text: kept, changedAt: now.toISOString() };
  }
  const row = { key, version: fresh.version + 1, texts, changedAt: now, changedBy: who.customerId };
  const after = toStaffText(key, row);
  await audit({ thing: 'pageText', id: key, label: key, before: shown(fresh), after: shown(after) });
  if (JSON.stringify(texts) === JSON.stringify(before?.texts ?? {})) return fresh;
  await tx.insert(pageTexts).values(row);
  announce('texts');
  return after;
}

const shown = (text: StaffPageText) => ({ ...inEach((language) => text[language]), bundled: text.bundled });
