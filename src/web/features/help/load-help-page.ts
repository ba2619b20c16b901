import type { MetaDescriptor } from 'react-router';
import { translatorOf } from '#web/i18n/translate.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import type { HelpTopic } from './help-topics.ts';

export type HelpHead = { title: string; description: string };

/** The words of a help page are here before it is drawn; its title and description come out of them. */
export async function loadHelpHead(request: Request, topic: HelpTopic): Promise<HelpHead> {
  const language = languageOf(request);
  await loadWords(language, ['help']);
  const t = translatorOf<'help'>(language);
  return { title: t(`help.${topic}`), description: t(`help.${topic}Description`) };
}

/** For the `meta` of a help page; what its loader tells beside the head (the shop's own data) is left alone. */
export function helpMeta(shop: string | undefined, head: HelpHead | undefined): MetaDescriptor[] {
  return head ? pageMeta({ shop: shop ?? '', title: head.title, description: head.description }) : [];
}
