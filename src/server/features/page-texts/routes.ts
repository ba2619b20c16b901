import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/errors.ts';
import { toPage } from '#contract/page.ts';
import * as calls from '#contract/shop/page-texts.ts';
import { hasPicture, isPageTextKey, type PageTextKey, pageTextKeys } from '#domain/pages/page-text.ts';
import type { Deps } from '#server/deps.ts';
import { implement, implementWrite } from '#server/http/call/implement.ts';
import { changePageText } from './change-page-text.ts';
import { checkHomeText, readHomeText } from './home-text.ts';
import { checkPicture, splitText } from './page-picture.ts';
import { renderText } from './render-text.ts';
import { selectPageTexts, selectValues, selectVersions } from './select-page-texts.ts';
import { shownText, toStaffText } from './shown-text.ts';

/** The texts of pages: everyone reads them, staff change them. */
export async function pageTextRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  await implement(app, deps, calls.readPageText, async ({ input, language }) => {
    const key = requireKey(input.key);
    const [stored, values] = await Promise.all([selectPageTexts(db), selectValues(db)]);
    const { text, changedAt } = shownText(key, language, stored.get(key)?.texts);
    const { picture, words } = await splitText(db, key, text, config.publicUrl);
    return { key, html: renderText(words, values), picture, updatedAt: changedAt };
  });
  await implement(app, deps, calls.readHomeText, ({ language }) => readHomeText(db, language, config.publicUrl));
  await implement(app, deps, calls.listPageTexts, async ({ input: { page, per_page: perPage } }) => {
    const stored = await selectPageTexts(db);
    const keys = pageTextKeys.slice((page - 1) * perPage, page * perPage);
    const items = keys.map((key) => toStaffText(key, stored.get(key)));
    return toPage(items, pageTextKeys.length, { page, perPage });
  });
  await implementWrite(app, deps, calls.writePageText, async ({ input: { key, version, ...texts }, ...call }) => {
    const known = requireKey(key);
    if (known === 'home') await checkHomeText(call.tx, texts, config.publicUrl);
    if (hasPicture(known)) await checkPicture(call.tx, texts, config.publicUrl);
    return changePageText(call, known, texts, version);
  });
  await implement(app, deps, calls.previewPageText, async ({ input: { key, text } }) => {
    requireKey(key);
    return { html: renderText(text, await selectValues(db)) };
  });
  await implement(app, deps, calls.listPageTextVersions, ({ input: { key, page, per_page: perPage } }) =>
    selectVersions(db, requireKey(key), { page, perPage }),
  );
}

function requireKey(key: string): PageTextKey {
  if (!isPageTextKey(key)) throw new Refusal('notFound');
  return key;
}
