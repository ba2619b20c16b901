import { data } from 'react-router';
import type { TrackedOrder } from '#contract/orders/orders.ts';
import { readFeatureConfig } from '#contract/shop/feature-config.ts';
import { TrackForm } from '#web/features/orders/track/track-form.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { readPosted } from '#web/lib/api/posted-context.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { Link } from '#web/ui/link.tsx';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/track-order';

/** There with the second version of the pages and with order tracking. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const config = await context.get(apiContext)(readFeatureConfig, {}, { signal: request.signal });
  if (!config.versions.v2 || !config.features.orderTracking) throw data(null, { status: 404 });
  const language = languageOf(request);
  await loadWords(language, ['orders']);
  const t = translatorOf<'orders'>(language);
  return {
    title: t('orders.trackTitle'),
    description: t('orders.trackIntro'),
    address: canonicalAddress(request, '/track-order'),
    posted: readPosted<TrackedOrder>(context),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, address } = loaderData;
  const shop = matches[0].loaderData?.name ?? '';
  return [...pageMeta({ shop, title, description }), ...sharingMeta({ title, description, address })];
}

/** Where an order stands, without an account. */
export default function TrackOrder({ loaderData: { posted } }: Route.ComponentProps) {
  const t = useT('orders');
  return (
    <div className="page-column grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6 py-6 lg:py-12">
      <header>
        <h1 className="text-2xl lg:text-3xl">{t('orders.trackTitle')}</h1>
        <p className="mt-2 text-lg text-pretty text-quiet">{t('orders.trackIntro')}</p>
      </header>
      <Card>
        <TrackForm posted={posted} />
      </Card>
      <section className="grid gap-2 text-quiet">
        <h2 className="text-lg text-ink">{t('orders.trackHelp')}</h2>
        <p>{t('orders.trackHelpNumber')}</p>
        <p>
          {t('orders.trackHelpOwn')}{' '}
          <Link to="/orders" className="font-semibold text-brand underline underline-offset-4">
            {t('orders.all')}
          </Link>
        </p>
        <p>
          <Link to="/help-center?topic=orders" className="font-semibold text-brand underline underline-offset-4">
            {t('orders.help')}
          </Link>
        </p>
      </section>
    </div>
  );
}
