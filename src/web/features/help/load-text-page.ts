import type { Api } from '#contract/client.ts';
import { readPageText } from '#contract/page-texts.ts';
import { readShop } from '#contract/stores.ts';
import type { PageTextKey } from '#domain/pages/page-text.ts';
import type { HelpHeading } from './help-topics.ts';
import { type HelpHead, loadHelpHead } from './load-help-page.ts';

/** Which help pages show a text that staff can change, by its key. */
export const textTopics = {
  terms: 'terms-of-service',
  privacy: 'privacy-policy',
  accessibility: 'accessibility',
  returnSteps: 'returns-refunds',
} as const satisfies Partial<Record<HelpHeading, PageTextKey>>;
export type TextTopic = keyof typeof textTopics;

export type TextPage = HelpHead & { html: string; updatedAt: string; phone: string; email: string };

/** The text of a help page, and how to reach the shop about it. For loaders. */
export async function loadTextPage(request: Request, call: Api, topic: TextTopic): Promise<TextPage> {
  const { signal } = request;
  const [head, { html, updatedAt }, { phone, email }] = await Promise.all([
    loadHelpHead(request, topic),
    call(readPageText, { key: textTopics[topic] }, { signal }),
    call(readShop, {}, { signal }),
  ]);
  return { ...head, html, updatedAt, phone, email };
}

/** What the help pages of such a text say, without their elements, for a search. */
export async function loadPlainTexts(
  call: Api,
  signal: AbortSignal,
): Promise<Record<'terms' | 'privacy' | 'accessibility', string>> {
  const plain = async (topic: TextTopic) => {
    const { html } = await call(readPageText, { key: textTopics[topic] }, { signal });
    return html.replace(/<[^>]*>/g, ' ');
  };
  const [terms, privacy, accessibility] = await Promise.all([plain('terms'), plain('privacy'), plain('accessibility')]);
  return { terms, privacy, accessibility };
}
