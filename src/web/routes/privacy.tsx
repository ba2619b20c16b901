import { readShop } from '#contract/stores.ts';
import { ContactLinks } from '#web/features/help/contact-links.tsx';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta, loadHelpHead } from '#web/features/help/load-help-page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import type { Route } from './+types/privacy';

export async function loader({ request, context }: Route.LoaderArgs) {
  const head = await loadHelpHead(request, 'privacy');
  return { ...head, shop: await context.get(apiContext)(readShop, {}, { signal: request.signal }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** What the program really keeps, and where; to be brought up to date with every new thing that it keeps. */
export default function Privacy({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useT('help');
  return (
    <HelpPage topic="privacy" intro={t('help.privacyIntro')}>
      <HelpSection title={t('help.privacyBrowserTitle')}>
        <p>{t('help.privacyBrowser1')}</p>
        <p>{t('help.privacyBrowser2')}</p>
      </HelpSection>
      <HelpSection title={t('help.privacyAccountTitle')}>
        <p>{t('help.privacyAccount1')}</p>
        <p>{t('help.privacyAccount2')}</p>
      </HelpSection>
      <HelpSection title={t('help.privacyRightsTitle')}>
        <p>{t('help.privacyRights1')}</p>
        <p>{t('help.privacyContact', { name: shop.legalName })}</p>
        <ContactLinks phone={shop.phone} email={shop.email} />
        <p>{t('help.privacyRights2')}</p>
      </HelpSection>
    </HelpPage>
  );
}
