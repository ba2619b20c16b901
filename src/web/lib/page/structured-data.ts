import type { MetaDescriptor } from 'react-router';
import type { AboutPage, FAQPage, GroceryStore, WithContext } from 'schema-dts';
import type { Shop, Store } from '#contract/stores/stores.ts';
import type { SpecialDay } from '#domain/stores/opening-hours.ts';

// What search engines read beside a page (schema.org). Written by the server alone: no browser needs it, so what calls
// it asks `import.meta.env.SSR` first. Held to
// schema.org's own definitions by the types, and in what the pages write by src/server/testing/schema-faults.ts.

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type DescribedStore = Pick<Store, 'id' | 'name' | 'address' | 'contact' | 'openingHours'> & {
  specialDays: readonly SpecialDay[];
};

/**
 * A store with its hours (schema.org, GroceryStore); `at` is the whole address of any page of the shop, `image` that of a
 * picture of it, where there is one.
 */
export function groceryStoreSchema(
  { id, name, address, contact, openingHours, specialDays }: DescribedStore,
  shop: { name: string; currency: string; at: string; image?: string | null },
): WithContext<GroceryStore> {
  const home = new URL('/', shop.at).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'GroceryStore',
    '@id': `${home}#store-${id}`,
    name,
    url: home,
    ...(shop.image && { image: shop.image }),
    parentOrganization: { '@type': 'Organization', name: shop.name, url: home },
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      ...(address.state && { addressRegion: address.state }),
      addressCountry: address.country,
    },
    ...(contact.phoneNumber && { telephone: contact.phoneNumber }),
    ...(contact.email && { email: contact.email }),
    currenciesAccepted: shop.currency,
    openingHoursSpecification: openingHours.map(({ weekday, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${weekdays[weekday - 1] ?? 'Sunday'}`,
      opens,
      closes: closingTime(closes),
    })),
    // Opening and closing at once is how schema.org states a closed day.
    ...(specialDays.length > 0 && {
      specialOpeningHoursSpecification: specialDays.map(({ date, opens = '00:00', closes = '00:00' }) => ({
        '@type': 'OpeningHoursSpecification' as const,
        validFrom: date,
        validThrough: date,
        opens,
        closes: closingTime(closes),
      })),
    }),
  };
}

/** Schema.org has no midnight at the end of a day. */
function closingTime(closes: string): string {
  return closes === '24:00' ? '23:59' : closes;
}

/** Every store of a shop, for the `meta` of a page; `address` is its whole address, `image` that of a picture. */
export function storeSchemas(
  { name, currency, stores }: { name: string; currency: string; stores: readonly DescribedStore[] },
  { address: at, image }: { address: string; image: string | null },
): MetaDescriptor[] {
  const shop = { name, currency, at, image };
  return stores.map((store) => ({ 'script:ld+json': groceryStoreSchema(store, shop) }));
}

/** Questions with their answers (schema.org, FAQPage). */
export function faqSchema(questions: readonly { question: string; answer: string }[]): WithContext<FAQPage> {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** The page about a shop (schema.org, AboutPage) and the shop itself; `url` is the whole address of that page. */
export function aboutSchema(
  shop: Pick<Shop, 'name' | 'foundedIn' | 'phone' | 'email' | 'socialLinks'>,
  page: { title: string; url: string },
): WithContext<AboutPage> {
  const { name, foundedIn, phone, email } = shop;
  const sameAs = Object.values(shop.socialLinks);
  return {
    '@context': 'https://schema.org',
    '@type': 'AboutPage',
    name: page.title,
    url: page.url,
    mainEntity: {
      '@type': 'Organization',
      name,
      url: new URL('/', page.url).href,
      ...(foundedIn !== null && { foundingDate: `${foundedIn}` }),
      ...(phone && { telephone: phone }),
      ...(email && { email }),
      ...(sameAs.length > 0 && { sameAs }),
    },
  };
}
