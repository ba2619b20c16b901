import { readPageText } from '#contract/shop/page-texts.ts';
import { readShopFigures } from '#contract/shop/shop.ts';
import { readShop } from '#contract/stores/stores.ts';
import { AboutHours, AboutPicture, ShopFigures, ValueCards } from '#web/features/about/about-parts.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { absoluteAddress, canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { aboutSchema } from '#web/lib/page/structured-data.ts';
import { LinkButton } from '#web/ui/button/link-button.tsx';
import { Prose } from '#web/ui/show/prose.tsx';
import type { Route } from './+types/about';

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const language = languageOf(request);
  const [shop, figures, { html, picture }] = await Promise.all([
    call(readShop, {}, { signal }),
    call(readShopFigures, {}, { signal }),
    call(readPageText, { key: 'about' }, { signal }),
    requirePage(context, 'about', signal),
    loadWords(language, ['about']),
  ]);
  const t = translatorOf<'about'>(language);
  return {
    title: t('about.title', { shop: shop.name }),
    description: t('about.description', { shop: shop.name }),
    address: canonicalAddress(request, '/about'),
    image: picture && absoluteAddress(request, picture.url),
    shop,
    figures,
    html,
    picture,
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { title, description, address, image, shop } = loaderData;
  const head = [
    ...pageMeta({ shop: shop.name, title, description }),
    ...sharingMeta({ title, description, address, image }),
  ];
  return import.meta.env.SSR ? [...head, { 'script:ld+json': aboutSchema(shop, { title, url: address }) }] : head;
}

/** Who the shop is: its story as staff have written it, and what its own data show. */
export default function About({ loaderData: { title, shop, figures, html, picture } }: Route.ComponentProps) {
  const t = useT('about');
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:gap-12 lg:py-12">
      <header className="max-w-2xl">
        <h1 className="text-2xl lg:text-3xl">{title}</h1>
        <p className="mt-2 text-lg text-quiet">
          {shop.foundedIn === null ? t('about.subtitleAlone') : t('about.subtitle', { year: shop.foundedIn })}
        </p>
      </header>
      {picture && <AboutPicture picture={picture} />}
      <ShopFigures figures={figures} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <section className="max-w-2xl">
          <h2 className="mb-3 text-xl">{t('about.story')}</h2>
          <Prose html={html} className="text-lg" />
        </section>
        <AboutHours />
      </div>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('about.values')}</h2>
        <ValueCards />
      </section>
      <section className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken p-4 sm:p-6">
        <div>
          <h2 className="text-xl">{t('about.questions')}</h2>
          <p className="text-quiet">{t('about.questionsText')}</p>
        </div>
        <LinkButton to="/faq" variant="secondary">
          {t('about.faq')}
        </LinkButton>
      </section>
    </div>
  );
}
