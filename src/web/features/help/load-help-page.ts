import type { MetaDescriptor } from 'react-router';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { type HelpHeading, helpPaths } from './help-topics.ts';

export type HelpHead = { title: string; description: string; address: string };

/** The words of a help page are here before it is drawn; its title and description come out of them. */
export async function loadHelpHead(request: Request, topic: HelpHeading): Promise<HelpHead> {
  const language = languageOf(request);
  await loadWords(language, ['help']);
  const t = translatorOf<'help'>(language);
  return {
    title: t(`help.${topic}`),
    description: t(`help.${topic}Description`),
    address: canonicalAddress(request, helpPaths[topic]),
  };
}

/** For the `meta` of a help page; what its loader tells beside the head (the shop's own data) is left alone. */
export function helpMeta(shop: string | undefined, head: HelpHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  const { title, description, address } = head;
  return [...pageMeta({ shop: shop ?? '', title, description }), ...sharingMeta({ title, description, address })];
}
