import ChevronDown from 'lucide/dist/esm/icons/chevron-down.mjs';
import { HelpPage } from '#web/features/help/help-page.tsx';
import { helpMeta, loadHelpHead } from '#web/features/help/load-help-page.ts';
import { useQuestions } from '#web/features/help/use-questions.ts';
import { useT } from '#web/i18n/use-t.ts';
import { Icon } from '#web/ui/show/icon.tsx';
import type { Route } from './+types/faq';

export function loader({ request }: Route.LoaderArgs) {
  return loadHelpHead(request, 'faq');
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** Questions that open without script; the answers follow what this shop has switched on. */
export default function Faq() {
  const t = useT('help');
  return (
    <HelpPage topic="faq" intro={t('help.faqIntro')}>
      <div className="divide-y divide-line border-y border-line">
        {useQuestions().map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center gap-4 py-3 font-semibold hover:text-brand [&::-webkit-details-marker]:hidden">
              <h2 className="flex-1 text-base">{question}</h2>
              <Icon shape={ChevronDown} className="size-5 shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <p className="pr-9 pb-5">{answer}</p>
          </details>
        ))}
      </div>
    </HelpPage>
  );
}
