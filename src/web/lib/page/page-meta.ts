import type { MetaDescriptor } from 'react-router';

/**
 * Title, description and robots of a page, for its `meta`: `pageMeta({ shop: 'Panier', title, description })`.
 * `hidden` keeps what is personal (cart, orders) out of search engines; robots.txt closes the back office instead.
 */
export function pageMeta(page: {
  shop: string;
  title: string;
  description?: string;
  hidden?: boolean;
}): MetaDescriptor[] {
  const title = `${page.title} · ${page.shop}`;
  return [
    { title },
    { name: 'description', content: page.description ?? title },
    ...(page.hidden ? [{ name: 'robots', content: 'noindex' }] : []),
  ];
}
