import type { FeatureConfig } from '#domain/access/feature-config.ts';
import type { Language } from '#domain/language/language.ts';
import { networkNames, type SocialLinks, socialNetworks } from '#domain/pages/social-link.ts';
import { translatorOf } from '#web/i18n/translate.ts';
import icons from './social-icons.svg?no-inline';

export type SiteLink = { to: string; text: string };
/** What the footer of a page says, and its links. */
export type Foot = {
  promise: string;
  columns: readonly { title: string; links: readonly SiteLink[] }[];
  /** The shop on social networks; `icon` is the address of a drawing. */
  social: readonly (SiteLink & { icon: string })[];
  law: readonly SiteLink[];
  copyright: string;
};

/**
 * For loaders, once the words of the area `foot` are there: the server writes it, so that no first load has to bring
 * words and addresses that nobody reads before the end of a page. `years` are those of the copyright.
 */
export function footOf(
  language: Language,
  { pages }: FeatureConfig,
  shop: { name: string; years: string; socialLinks: SocialLinks },
): Foot {
  const t = translatorOf<'foot' | 'layout'>(language);
  const links = (list: readonly (SiteLink | false)[]) => list.filter((link) => link !== false);
  return {
    promise: t('foot.promise'),
    columns: [
      {
        title: t('foot.quickLinks'),
        links: links([
          { to: '/', text: t('layout.home') },
          pages.products && { to: '/products', text: t('layout.allProducts') },
          pages.products && { to: '/offers', text: t('layout.offers') },
          pages.cart && { to: '/cart', text: t('layout.cart') },
          { to: '/orders', text: t('layout.orders') },
          pages.about && { to: '/about', text: t('layout.about') },
          pages.contact && { to: '/contact', text: t('layout.contact') },
        ]),
      },
      {
        title: t('foot.customerService'),
        links: [
          { to: '/faq', text: t('layout.faq') },
          { to: '/shipping', text: t('layout.shipping') },
          { to: '/returns', text: t('layout.returns') },
          { to: '/help-center', text: t('layout.support') },
          { to: '/withdrawal', text: t('foot.withdrawal') },
        ],
      },
    ],
    social: socialNetworks.flatMap((network) => {
      const to = shop.socialLinks[network];
      const text = t('foot.onNetwork', { name: shop.name, network: networkNames[network] });
      return to ? [{ to, text, icon: `${icons}#${network}` }] : [];
    }),
    law: [
      { to: '/legal', text: t('foot.legal') },
      { to: '/terms-of-service', text: t('foot.terms') },
      { to: '/privacy-policy', text: t('foot.privacy') },
      { to: '/accessibility', text: t('foot.accessibility') },
    ],
    copyright: t('foot.copyright', { name: shop.name, years: shop.years }),
  };
}
