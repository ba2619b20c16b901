import type { MetaDescriptor } from 'react-router';

/** The address of a page as search engines shall know it, for loaders: `absoluteAddress(request, '/products')`. */
export function absoluteAddress(request: Request, path: string): string {
  return new URL(path, request.url).href;
}

/** The canonical address and what shows when a page is shared, for `meta`. `image` is an address of its own or none. */
export function sharingMeta(page: {
  address: string;
  title: string;
  description: string;
  type?: 'website' | 'product';
  image?: string | null;
}): MetaDescriptor[] {
  return [
    { tagName: 'link', rel: 'canonical', href: page.address },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:url', content: page.address },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    ...(page.image ? [{ property: 'og:image', content: page.image }] : []),
  ];
}
