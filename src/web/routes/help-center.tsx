import { useSearchParams } from 'react-router';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { readShop } from '#contract/stores/stores.ts';
import { FoundHelp } from '#web/features/help/found-help.tsx';
import { HelpSearch } from '#web/features/help/help-search.tsx';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadQuestions } from '#web/features/help/load-questions.ts';
import { loadPlainTexts } from '#web/features/help/load-text-page.ts';
import { PopularQuestions } from '#web/features/help/popular-questions.tsx';
import { topicIn } from '#web/features/help/question-topics.ts';
import { searchHelp } from '#web/features/help/search-help.ts';
import { SupportOptions } from '#web/features/help/support-options.tsx';
import { TopicTiles } from '#web/features/help/topic-tiles.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import type { Route } from './+types/help-center';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const language = languageOf(request);
  const search = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 200);
  const [{ questions, ...head }, { phone, email }, flags] = await Promise.all([
    loadQuestions(request, context, 'support'),
    call(readShop, {}, { signal }),
    call(readFeatureConfig, {}, { signal }),
    loadWords(language, ['support']),
  ]);
  const found =
    search === ''
      ? null
      : await searchHelp(search, { language, flags, questions, texts: await loadPlainTexts(call, signal) });
  // Those that the shop has written are of no topic: they stand at /faq and are found.
  const shown = found ? [] : questions.filter(({ topic }) => topic);
  return { ...head, phone, email, search, found, questions: shown };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const shop = matches[0].loaderData?.name;
  const { title, description, search } = loaderData;
  // What was searched for is nothing to be found.
  return search === '' ? helpMeta(shop, loaderData) : pageMeta({ shop: shop ?? '', title, description, hidden: true });
}

/** Where help begins: a search of questions, answers and pages, the topics, the first questions, and who can be asked. */
export default function HelpCenter({ loaderData }: Route.ComponentProps) {
  const { phone, email, search, found, questions } = loaderData;
  const t = useT('support', 'help');
  const { store } = useShop();
  const [query] = useSearchParams();
  const topic = topicIn(query);
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:gap-10 lg:py-12">
      <header className="grid max-w-2xl gap-4">
        <h1 className="text-2xl lg:text-3xl">{t('help.support')}</h1>
        <HelpSearch search={search} />
      </header>
      {found ? (
        <FoundHelp search={search} found={found} />
      ) : (
        <>
          <TopicTiles chosen={topic} />
          <PopularQuestions topic={topic} questions={questions} />
        </>
      )}
      <SupportOptions
        phone={phone || (store?.contact.phoneNumber ?? '')}
        email={email || (store?.contact.email ?? '')}
        topic={topic}
      />
    </div>
  );
}
