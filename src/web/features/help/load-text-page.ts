import type { Api } from '#contract/client.ts';
import { readPageText } from '#contract/shop/page-texts.ts';
import { readShop } from '#contract/stores/stores.ts';
import type { PageTextKey } from '#domain/pages/page-text.ts';
import type { HelpHeading } from './help-topics.ts';
import { type HelpHead, loadHelpHead } from './load-help-page.ts';
import { plainText } from './split-questions.ts';

/** Which help pages show a text that staff can change, by its key. */
export const textTopics = {
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  accessibility: 'accessibility',
  returnSteps: 'returns-refunds',
  returns: 'returns',
  shipping: 'shipping',
  legal: 'legal',
} as const satisfies Partial<Record<HelpHeading, PageTextKey>>;
export type TextTopic = keyof typeof textTopics;

/** Of these the ones that a search of the help reads. */
const searched = ['terms', 'privacy', 'accessibility', 'returns', 'shipping', 'legal'] as const;

export type HelpText = HelpHead & { html: string; updatedAt: string };
export type TextPage = HelpText & { phone: string; email: string };

/** The head of a help page and its text. For loaders. */
export async function loadHelpText(request: Request, call: Api, topic: TextTopic): Promise<HelpText> {
  const [head, { html, updatedAt }] = await Promise.all([
    loadHelpHead(request, topic),
    call(readPageText, { key: textTopics[topic] }, { signal: request.signal }),
  ]);
  return { ...head, html, updatedAt };
}

/** The text of a help page, and how to reach the shop about it. For loaders. */
export async function loadTextPage(request: Request, call: Api, topic: TextTopic): Promise<TextPage> {
  const [text, { phone, email }] = await Promise.all([
    loadHelpText(request, call, topic),
    call(readShop, {}, { signal: request.signal }),
  ]);
  return { ...text, phone, email };
}

/** What the help pages of such a text say, without their elements, for a search. */
export async function loadPlainTexts(
  call: Api,
  signal: AbortSignal,
): Promise<Partial<Record<(typeof searched)[number], string>>> {
  const texts = searched.map(async (topic) => {
    const { html } = await call(readPageText, { key: textTopics[topic] }, { signal });
    return [topic, plainText(html)];
  });
  return Object.fromEntries(await Promise.all(texts));
}
