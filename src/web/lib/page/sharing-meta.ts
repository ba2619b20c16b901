import type { MetaDescriptor } from 'react-router';
import { isLanguage, languages } from '#domain/language/language.ts';

/** An address of the shop as a whole one, for loaders: `absoluteAddress(request, '/pictures/….webp')`. */
export function absoluteAddress(request: Request, path: string): string {
  return new URL(path, request.url).href;
}

/**
 * The address of a page as search engines shall know it, for loaders: `canonicalAddress(request, '/products')`. Asked for
 * in a language (`?lng=`), it is a page of its own.
 */
export function canonicalAddress(request: Request, path: string): string {
  const asked = new URL(request.url).searchParams.get('lng');
  const address = absoluteAddress(request, path);
  return isLanguage(asked) ? inLanguage(address, asked) : address;
}

/** `lng` stands last in an address that is canonical. */
const inLanguage = (address: string, language: string) =>
  `${address}${address.includes('?') ? '&' : '?'}lng=${language}`;

/** The page as it answers whoever has named no language, and in each of them. */
function alternatesOf(address: string): MetaDescriptor[] {
  const plain = address.replace(/.lng=..$/, '');
  const alternate = (hrefLang: string, href: string) =>
    ({ tagName: 'link', rel: 'alternate', hrefLang, href }) as const;
  const inEach = languages.map((language) => alternate(language, inLanguage(plain, language)));
  return [alternate('x-default', plain), ...inEach];
}

/** The canonical address, the page in each language, and what shows when it is shared, for `meta`. */
export function sharingMeta(page: {
  address: string;
  title: string;
  description: string;
  type?: 'website' | 'product';
  image?: string | null;
}): MetaDescriptor[] {
  const { address, title, description, type = 'website', image } = page;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    // Search engines read the page as the server wrote it: no browser needs their code.
    ...(import.meta.env.SSR ? alternatesOf(address) : []),
    { property: 'og:type', content: type },
    { property: 'og:url', content: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(image ? [{ property: 'og:image', content: image }] : []),
  ];
}
