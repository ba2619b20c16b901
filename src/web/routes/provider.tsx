import { useSearchParams } from 'react-router';
import { ProviderReturn } from '#web/features/account/provider-return.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/provider';

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request);
  await loadWords(language, ['account']);
  return { title: translatorOf<'account'>(language)('account.providerTitle') };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  return pageMeta({ shop, title: loaderData?.title ?? '', hidden: true });
}

/** Where a provider of sign-ins redirects back to: `result` says how it ended, `redirectTo` where to go on to. */
export default function Provider() {
  const t = useT('account');
  const [query] = useSearchParams();
  return (
    <div className="page-column flex justify-center py-8 sm:py-14">
      <Card className="w-full max-w-md">
        <h1 className="mb-4 text-2xl">{t('account.providerTitle')}</h1>
        <ProviderReturn query={query} />
      </Card>
    </div>
  );
}
