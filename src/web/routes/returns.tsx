import { readShop } from '#contract/stores.ts';
import { HelpPage, HelpSection } from '#web/features/help/help-page.tsx';
import { helpMeta, loadHelpHead } from '#web/features/help/load-help-page.ts';
import { useT } from '#web/i18n/use-t.ts';
import { apiContext } from '#web/lib/api/api-context.ts';
import { useFlags } from '#web/state/flags.ts';
import { Link } from '#web/ui/link.tsx';
import { ContactLinks } from '#web/ui/show/contact-links.tsx';
import type { Route } from './+types/returns';

export async function loader({ request, context }: Route.LoaderArgs) {
  const head = await loadHelpHead(request, 'returns');
  return { ...head, shop: await context.get(apiContext)(readShop, {}, { signal: request.signal }) };
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return helpMeta(matches[0].loaderData?.name, loaderData);
}

/** The law as it stands for a French consumer who buys food at a distance: L221-18 to L221-28, L217-3, C. civ. 1641. */
export default function Returns({ loaderData: { shop } }: Route.ComponentProps) {
  const t = useT('help');
  const { versions } = useFlags();
  const phone = shop.phone.replaceAll(' ', '\u00a0');
  const contact = [shop.email, phone].filter(Boolean).join(', ');
  return (
    <HelpPage topic="returns" intro={t('help.returnsIntro')}>
      {versions.v2 && (
        <p>
          <Link to="/returns-refunds" className="text-brand underline">
            {t('help.returnSteps')}
          </Link>
        </p>
      )}
      <HelpSection title={t('help.returnsFaultTitle')}>
        <p>{t('help.returnsFault1')}</p>
        <ContactLinks phone={shop.phone} email={shop.email} />
        <p>{t('help.returnsFault2')}</p>
      </HelpSection>
      <HelpSection title={t('help.returnsWithdrawTitle')}>
        <p>{t('help.returnsWithdraw1')}</p>
        <p>{t('help.returnsWithdraw2')}</p>
        <p>{t('help.returnsWithdraw3')}</p>
      </HelpSection>
      <HelpSection title={t('help.returnsExceptTitle')}>
        <p>{t('help.returnsExcept1')}</p>
        <ul className="grid list-disc gap-2 pl-5 marker:text-brand">
          <li>{t('help.returnsExceptPerishable')}</li>
          <li>{t('help.returnsExceptSealed')}</li>
        </ul>
        <p>{t('help.returnsExcept2')}</p>
      </HelpSection>
      <HelpSection title={t('help.returnsFormTitle')}>
        <p>{t('help.returnsFormText')}</p>
        <div className="grid gap-3 rounded-card border border-line bg-card p-5">
          <p>{t('help.returnsForm1', { name: shop.legalName, contact })}</p>
          <p>{t('help.returnsForm2')}</p>
          <p>{t('help.returnsForm3')}</p>
          <p>{t('help.returnsForm4')}</p>
          <p>{t('help.returnsForm5')}</p>
        </div>
      </HelpSection>
    </HelpPage>
  );
}
