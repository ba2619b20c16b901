import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import { findTexts } from '#domain/search/query/find-texts.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import { type BaseArea, type LazyArea, loadWords, wordsOf } from '#web/i18n/words.ts';
import { type HelpTopic, helpPaths, helpTopics } from './help-topics.ts';
import type { Question } from './questions.ts';

export type FoundPage = { path: string; title: string; text: string };
export type FoundHelp = { questions: Question[]; pages: FoundPage[] };

const mostFound = { questions: 6, pages: 4 };
/** Of the help pages those whose whole text is searched; the questions are searched one by one. */
const readPages = helpTopics.filter((topic) => topic !== 'faq' && topic !== 'support');
const pageAreas: readonly LazyArea[] = ['account', 'contact', 'help', 'support'];

type Searched = {
  language: Language;
  flags: FeatureConfig;
  questions: readonly Question[];
  /** Of help pages whose text, or a part of it, is not among the words. */
  texts: Partial<Record<HelpTopic, string>>;
};

/** The questions, with their answers, and the pages that answer a search, the best first. For loaders. */
export async function searchHelp(search: string, { language, flags, questions, texts }: Searched): Promise<FoundHelp> {
  await loadWords(language, pageAreas);
  const pages = pagesOf(language, flags, texts);
  const pagesFound = findTexts(
    pages.map(({ title, text, whole }) => ({ title, body: `${text} ${whole}` })),
    search,
  );
  const t = translatorOf<'support'>(language);
  const asTexts = questions.map(({ topic, question, answer }) => ({
    title: topic ? `${t(`support.${topic}`)} ${question}` : question,
    body: answer,
  }));
  return {
    questions: pick(questions, findTexts(asTexts, search), mostFound.questions),
    pages: pick(pages, pagesFound, mostFound.pages).map(({ path, title, text }) => ({ path, title, text })),
  };
}

const pick = <Item>(items: readonly Item[], places: readonly number[], count: number): Item[] =>
  places.slice(0, count).flatMap((place) => items[place] ?? []);

type SearchedPage = FoundPage & { whole: string };

function pagesOf(
  language: Language,
  { pages, features }: FeatureConfig,
  texts: Partial<Record<HelpTopic, string>>,
): SearchedPage[] {
  const t = translatorOf<BaseArea | 'account' | 'contact' | 'help' | 'support'>(language);
  const page = (path: string, title: string, text: string, whole = ''): SearchedPage => ({ path, title, text, whole });
  const found = [
    ...readPages.map((topic) =>
      page(
        helpPaths[topic],
        t(`help.${topic}`),
        t(`help.${topic}Description`),
        `${allWords(language, topic)} ${texts[topic] ?? ''}`,
      ),
    ),
    pages.contact && page('/contact', t('contact.title'), t('contact.description')),
    page('/orders', t('layout.orders'), t('support.ordersText')),
    pages.profile && page('/profile', t('layout.userMenu'), t('support.profileText')),
    features.forgotPassword && page('/auth/login?form=forgot', t('account.forgotTitle'), t('account.forgotText')),
    pages.products && page('/offers', t('layout.offers'), t('support.offersText')),
  ];
  return found.filter((one) => one !== false);
}

/** All words of a help page: their keys begin with its topic. */
function allWords(language: Language, topic: HelpTopic): string {
  const words = Object.entries(wordsOf(language, 'help') ?? {});
  return words.map(([key, text]) => (key.startsWith(topic) ? text : '')).join(' ');
}
