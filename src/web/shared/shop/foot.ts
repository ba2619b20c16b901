import { networkNames, socialNetworks } from '#domain/pages/social-link.ts';
import { cardNames } from '#domain/payment/provider.ts';
import { useT } from '#web/i18n/use-t.ts';
import { useShop } from './shop.ts';
import icons from './social-icons.svg?no-inline';

export type SiteLink = { to: string; text: string };
/** What the footer of a page says, and its links. */
export type Foot = {
  promise: string;
  columns: readonly { title: string; links: readonly SiteLink[] }[];
  /** The shop on social networks; `icon` is the address of a drawing. */
  social: readonly (SiteLink & { icon: string })[];
  law: readonly SiteLink[];
  /** The names of cards and of PayPal, where they are taken. */
  paidBy: string | null;
  copyright: string;
};

/** The footer of the page's shop, in its language; null where the shop could not be loaded. */
export function useFoot(): Foot | null {
  const t = useT();
  const {
    name,
    years,
    socialLinks,
    flags: { pages, paymentMethods },
  } = useShop();
  if (years === null) return null;
  const paidBy = [...(paymentMethods.card ? cardNames : []), ...(paymentMethods.paypal ? ['PayPal'] : [])];
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
      const to = socialLinks[network];
      const text = t('foot.onNetwork', { name, network: networkNames[network] });
      return to ? [{ to, text, icon: `${icons}#${network}` }] : [];
    }),
    law: [
      { to: '/legal', text: t('foot.legal') },
      { to: '/terms-of-service', text: t('foot.terms') },
      { to: '/privacy-policy', text: t('foot.privacy') },
      { to: '/accessibility', text: t('foot.accessibility') },
    ],
    paidBy: paidBy.length > 0 ? t('foot.paidBy', { names: paidBy.join(' · ') }) : null,
    copyright: t('foot.copyright', { name, years }),
  };
}
