import { useT } from '#web/i18n/use-t.ts';
import { useFlags } from '#web/shared/shop/flags.ts';
import { Link } from '#web/ui/link.tsx';
import { QuestionList } from './question-list.tsx';
import type { QuestionTopic } from './question-topics.ts';
import type { Question } from './questions.ts';

/** How many are shown of all topics: those that the shop names first. */
const most = 6;
const link = 'inline-flex min-h-11 items-center font-semibold text-brand hover:underline';

/** The first questions, or those of a topic with the page that belongs to it. */
export function PopularQuestions({
  topic,
  questions,
}: {
  topic: QuestionTopic | null;
  questions: readonly Question[];
}) {
  const t = useT('support');
  const { pages } = useFlags();
  const pageOf: { [topic in QuestionTopic]?: readonly [string, string] | false } = {
    orders: ['/orders', t('layout.orders')],
    delivery: ['/shipping', t('layout.shipping')],
    account: pages.profile && ['/profile', t('layout.userMenu')],
    products: pages.products && ['/products', t('layout.allProducts')],
    returns: ['/returns', t('layout.returns')],
  };
  const page = topic && pageOf[topic];
  const shown = topic ? questions.filter((one) => one.topic === topic) : questions.slice(0, most);
  return (
    <section id="questions" className="grid scroll-mt-24 gap-4">
      <h2 className="text-xl">{t(topic ? `support.${topic}` : 'support.popular')}</h2>
      <QuestionList key={topic} questions={shown} heading="h3" />
      <p className="flex flex-wrap gap-x-6">
        {page && (
          <Link to={page[0]} className={link}>
            {t('support.page', { page: page[1] })}
          </Link>
        )}
        <Link to="/faq" className={link}>
          {t('support.allQuestions')}
        </Link>
      </p>
    </section>
  );
}
