import { useSearchParams } from 'react-router';
import { WithdrawalForm } from '#web/features/withdrawal/withdrawal-form.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { readPosted } from '#web/lib/api/posted-context.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { Link } from '#web/ui/link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/withdrawal';

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request);
  await loadWords(language, ['withdrawal']);
  const t = translatorOf<'withdrawal'>(language);
  return { title: t('withdrawal.title'), description: t('withdrawal.description'), posted: readPosted(context) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta({ shop, title, description });
}

/**
 * The withdrawal function that contracts made online must offer (directive (EU) 2023/2673, article 11a of directive
 * 2011/83/EU): two steps, without an account, under no flag. `order` in the address fills the number.
 */
export default function Withdrawal({ loaderData: { posted } }: Route.ComponentProps) {
  const t = useT('withdrawal');
  const [query] = useSearchParams();
  return (
    <div className="page-column grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-12">
      <header>
        <h1 className="text-2xl lg:text-3xl">{t('withdrawal.title')}</h1>
        <p className="mt-2 text-lg text-quiet">{t('withdrawal.intro')}</p>
        <p className="mt-2">
          <Link to="/returns" className="font-semibold text-brand underline underline-offset-4">
            {t('withdrawal.rules')}
          </Link>
        </p>
      </header>
      <Card>
        <WithdrawalForm order={query.get('order') ?? ''} posted={posted} />
      </Card>
    </div>
  );
}
