import { HelpPage } from '#web/features/help/help-page.tsx';
import { helpMeta } from '#web/features/help/load-help-page.ts';
import { loadQuestions } from '#web/features/help/load-questions.ts';
import { QuestionList } from '#web/features/help/question-list.tsx';
import { useT } from '#web/i18n/use-t.ts';
import { faqSchema } from '#web/lib/page/structured-data.ts';
import type { Route } from './+types/faq';

export function loader({ request, context }: Route.LoaderArgs) {
  return loadQuestions(request, context, 'faq');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const head = helpMeta(matches[0].loaderData?.name, loaderData);
  const isWritten = import.meta.env.SSR && loaderData;
  return isWritten ? [...head, { 'script:ld+json': faqSchema(loaderData.questions) }] : head;
}

/** The program's answers follow what this shop has switched on; its own questions come after them. */
export default function Faq({ loaderData: { questions } }: Route.ComponentProps) {
  const t = useT('help');
  return (
    <HelpPage topic="faq" intro={t('help.faqIntro')}>
      <QuestionList questions={questions} />
    </HelpPage>
  );
}
