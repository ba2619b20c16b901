import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { defaultFeatureConfig, type FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import { LanguageContext } from '#web/i18n/use-t.ts';
import { loadAllWords } from '#web/i18n/words.ts';
import { FormatProvider } from '#web/lib/writing/format-context.tsx';
import { frenchEuro, writingOf } from '#web/lib/writing/writing.ts';
import type { ShopData } from '#web/shared/shop/shop.ts';

type Given = {
  language?: Language;
  /** The address of the page around it. */
  path?: string;
  flags?: { [Group in keyof FeatureConfig]?: Partial<FeatureConfig[Group]> };
  shop?: Partial<ShopData>;
};

/**
 * A part of a page as the server writes it: nobody is signed in and nothing has been asked yet. For what a part shows of
 * what it is given; what it does when pressed is for a journey.
 */
export async function renderPart(part: ReactElement, given: Given = {}): Promise<string> {
  const { language = 'en', path = '/', flags = {}, shop = {} } = given;
  await loadAllWords(language);
  const groups = Object.entries(defaultFeatureConfig) as [keyof FeatureConfig, object][];
  const shown = Object.fromEntries(
    groups.map(([group, values]) => [group, { ...values, ...flags[group] }]),
  ) as FeatureConfig;
  const root: ShopData = {
    language,
    name: 'Panier',
    logo: null,
    clientId: null,
    currency: 'EUR',
    timeZone: 'Europe/Paris',
    writing: frenchEuro,
    stores: [],
    store: null,
    isStoreChosen: false,
    nextSlots: [],
    hasStoreFault: false,
    flags: shown,
    weighedMarginPercent: 15,
    years: '2024',
    socialLinks: {},
    ...shop,
  };
  const element = (
    <LanguageContext value={language}>
      <FormatProvider language={language} writing={writingOf(language, 'EUR')}>
        {part}
      </FormatProvider>
    </LanguageContext>
  );
  const router = createMemoryRouter([{ id: 'root', path: '*', element }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root } },
  });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** What is to be read in a piece of HTML: without its tags, parted by single spaces. */
export function readText(html: string): string {
  const plain = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
  return plain.replace(/\s+/g, ' ').trim();
}

/** The opening tags of an element in a piece of HTML, in their order: `['<a href="/">', …]`. */
export function tagsOf(html: string, element: string): string[] {
  return html.match(new RegExp(`<${element}\\b[^>]*>`, 'g')) ?? [];
}
