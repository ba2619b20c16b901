import { useSearchParams } from 'react-router';
import { listStores, readShop } from '#contract/stores/stores.ts';
import { ContactCards } from '#web/features/contact/contact-cards.tsx';
import { ContactForm } from '#web/features/contact/contact-form.tsx';
import { ContactStores } from '#web/features/contact/contact-stores.tsx';
import { PlacesMap } from '#web/features/contact/places-map.tsx';
import { translatorOf } from '#web/i18n/translate.ts';
import { useT } from '#web/i18n/use-t.ts';
import { loadWords } from '#web/i18n/words.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { readPosted } from '#web/lib/api/posted-context.ts';
import { requirePage } from '#web/lib/api/require-page.ts';
import { pageMeta } from '#web/lib/page/page-meta.ts';
import { languageOf } from '#web/lib/page/page-request.ts';
import { canonicalAddress, sharingMeta } from '#web/lib/page/sharing-meta.ts';
import { formatFor } from '#web/lib/writing/format.ts';
import { writingOf } from '#web/lib/writing/writing.ts';
import { useShop } from '#web/shared/shop/shop.ts';
import { Card } from '#web/ui/show/card.tsx';
import type { Route } from './+types/contact';

/** The next ones; a year of them would hide the week. */
const mostSpecialDays = 6;

export async function loader({ request, context }: Route.LoaderArgs) {
  const call = context.get(apiContext);
  const { signal } = request;
  const language = languageOf(request);
  const [shop, stores] = await Promise.all([
    call(readShop, {}, { signal }),
    call(listStores, {}, { signal }),
    requirePage(context, 'contact', signal),
    loadWords(language, ['contact']),
  ]);
  const t = translatorOf<'contact'>(language);
  const { date, time } = formatFor(language, writingOf(language, shop.currency));
  const day = (text: string) => date(text, 'UTC');
  return {
    title: t('contact.title'),
    description: t('contact.description'),
    address: canonicalAddress(request, '/contact'),
    phone: shop.phone,
    email: shop.email,
    posted: readPosted(context),
    map: shop.map,
    places: stores.map(({ id, name, latitude, longitude, closedDays }) => ({
      id,
      name,
      latitude,
      longitude,
      specialDays: closedDays.slice(0, mostSpecialDays).map(({ date, reason, opens, closes }) => ({
        day: day(date),
        reason,
        hours: opens && closes ? `${time(opens)}\u00a0–\u00a0${time(closes)}` : null,
      })),
    })),
  };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const shop = matches[0].loaderData?.name ?? '';
  if (!loaderData) return [];
  const { title, description, address } = loaderData;
  return [...pageMeta({ shop, title, description }), ...sharingMeta({ title, description, address })];
}

/** Writing to the shop, and every other way to reach it. `subject` in the address fills that field. */
export default function Contact({ loaderData: { phone, email, map, places, posted } }: Route.ComponentProps) {
  const t = useT('contact');
  const { stores } = useShop();
  const [query] = useSearchParams();
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)] gap-8 py-6 lg:py-12">
      <header className="max-w-2xl">
        <h1 className="text-2xl lg:text-3xl">{t('contact.title')}</h1>
        <p className="mt-2 text-lg text-pretty text-quiet">{t('contact.intro')}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section">
          <h2 className="mb-4 text-xl">{t('contact.formTitle')}</h2>
          <ContactForm subject={query.get('subject') ?? ''} posted={posted} />
        </Card>
        <ContactCards phone={phone} email={email} store={stores[0]} />
      </div>
      <section className="grid gap-4">
        <h2 className="text-xl">{t('contact.stores')}</h2>
        <PlacesMap tiles={map} places={places} />
        <ContactStores places={places} />
      </section>
    </div>
  );
}
