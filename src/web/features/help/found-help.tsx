import { useT } from '#web/i18n/use-t.ts';
import { Link } from '#web/ui/link.tsx';
import { QuestionList } from './question-list.tsx';
import type { FoundHelp as Found } from './search-help.ts';

/** What a search of the help has found: questions to open here, pages to go to. */
export function FoundHelp({ search, found: { questions, pages } }: { search: string; found: Found }) {
  const t = useT('support');
  const count = questions.length + pages.length;
  return (
    <section className="grid gap-4">
      <h2 role="status" className="text-xl break-words">
        {count > 0 ? t('support.found', { count, query: search }) : t('support.foundNone', { query: search })}
      </h2>
      {count === 0 && <p>{t('support.foundNoneText')}</p>}
      {questions.length > 0 && <QuestionList questions={questions} heading="h3" />}
      {pages.length > 0 && (
        <>
          <h3 className="mt-2 text-lg font-semibold">{t('support.foundPages')}</h3>
          <ul className="grid gap-3 sm:grid-cols-2">
            {pages.map(({ path, title, text }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="group block h-full rounded-card border border-line bg-card p-4 hover:shadow-lift"
                >
                  <span className="font-semibold text-brand group-hover:underline">{title}</span>
                  <span className="block text-sm text-quiet">{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to="/help-center" className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline">
          {t('support.showAll')}
        </Link>
      </p>
    </section>
  );
}
